import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import type { InEach, IssueLanguage } from '#ui/blocks/staff/issues/compose/issue.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { PaneGlyph, type PaneState } from '#ui/primitives/staff/pane-glyph.tsx'

/** Lit below: it goes. Outline: it waits. Shut: it gets another language's mail. */
export function glyphOfLanguage({ fate }: Pick<IssueLanguage, 'fate'>, isAsking = false): PaneState {
  if (isAsking) return 'asks'
  return fate === 'own' ? 'scheduled' : fate === 'waits' ? 'draft' : 'shut'
}

export interface IssueTabsProps {
  languages: InEach<IssueLanguage>
  current: Language
  source: Language
  hrefFor: (language: Language) => string
}

/** Which language is written, and how each stands. */
export function IssueTabs({ languages: standing, current, source, hrefFor }: IssueTabsProps) {
  const { t } = useTranslation('staff-issues')
  return (
    <nav data-slot="issue-tabs" aria-label={t('tabs.label')} className="border-line border-b">
      <ul className="grid grid-cols-6 divide-x divide-line">
        {languages.map((language) => (
          <li key={language} className="min-w-0">
            <Anchor
              href={hrefFor(language)}
              {...(language === current && { 'aria-current': 'page' })}
              className="-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-14 flex-col items-center justify-center gap-1 transition-colors hover:bg-pane aria-[current]:panes-on-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              <PaneGlyph state={glyphOfLanguage(standing[language])} size="sm" />
              <span aria-hidden="true" className="text-xs uppercase leading-none">
                {language}
              </span>
              <span className="sr-only">
                {t('tabs.name', { language: languageNames[language], fate: t(`fates.${standing[language].fate}`) })}
                {language === source && t('tabs.source')}
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  )
}

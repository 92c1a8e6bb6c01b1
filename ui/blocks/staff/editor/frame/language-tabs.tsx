import { useTranslation } from 'react-i18next'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import type { EditorPane } from '#ui/blocks/staff/editor/frame/editor-pane.ts'
import { glyphOf } from '#ui/blocks/staff/posts/board-post.ts'
import { usePaneWords } from '#ui/blocks/staff/posts/use-pane-words.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface LanguageTabsProps {
  panes: Readonly<Partial<Record<Language, EditorPane>>>
  current: Language
  source: Language
  hrefFor: (language: Language) => string
  clock: StaffClock
  className?: string
}

const missing: EditorPane = { state: 'missing', behind: 0, hasChanges: false }

/** The six languages of a post, and how each stands. */
export function LanguageTabs({ panes, current, source, hrefFor, clock, className }: LanguageTabsProps) {
  const { t } = useTranslation('staff-editor')
  return (
    <nav data-slot="language-tabs" aria-label={t('tabs.label')} className={className}>
      <ul className="@container grid h-full grid-cols-6 divide-x divide-line">
        {languages.map((language) => (
          <li key={language} className="min-w-0">
            <Tab
              language={language}
              pane={panes[language] ?? missing}
              isCurrent={language === current}
              isSource={language === source}
              href={hrefFor(language)}
              clock={clock}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface TabProps {
  language: Language
  pane: EditorPane
  isCurrent: boolean
  isSource: boolean
  href: string
  clock: StaffClock
}

function Tab({ language, pane, isCurrent, isSource, href, clock }: TabProps) {
  const { t, i18n } = useTranslation('staff-editor')
  const words = usePaneWords(clock)
  const { state, behind, visibleFrom } = pane
  const day = state === 'scheduled' && visibleFrom !== undefined
  const label = day
    ? formatDay(visibleFrom, i18n.language, clock, { month: 'short' })
    : behind > 0
      ? `${behind}\u00a0¶`
      : isSource
        ? t('tabs.source')
        : ''
  return (
    <Anchor
      href={href}
      {...(isCurrent && { 'aria-current': 'page' })}
      className="-outline-offset-4 focus-visible:-outline-offset-4 flex h-full min-h-12 min-w-0 items-center gap-2.5 px-3.5 leading-tight transition-colors hover:bg-pane aria-[current]:panes-on-ink aria-[current]:bg-ink aria-[current]:text-paper @max-3xl:flex-col @max-3xl:justify-center @max-3xl:gap-1 @max-3xl:px-1 @max-3xl:py-2"
    >
      <PaneGlyph state={glyphOf(pane)} className="@max-3xl:h-6.5" />
      <span lang={language} aria-hidden="true" className="truncate font-medium text-sm @max-3xl:hidden">
        {languageNames[language]}
      </span>
      <span aria-hidden="true" className="text-xs uppercase @3xl:hidden">
        {language}
      </span>
      <span className="sr-only">{words(language, pane)}</span>
      <span aria-hidden="true" className="ml-auto whitespace-nowrap text-xs tabular-nums @max-5xl:hidden">
        {label}
      </span>
    </Anchor>
  )
}

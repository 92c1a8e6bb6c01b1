import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { useFindingWords } from '#ui/blocks/staff/editor/gate/finding-words.ts'
import { type GateFinding, inOrder } from '#ui/blocks/staff/editor/gate/gate.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface FindingListProps {
  findings: readonly GateFinding[]
  clock: StaffClock
  /** Where it is mended. Without an address there is only the sentence. */
  hrefFor: (finding: GateFinding) => string | undefined
  /** Some of the checks have not answered yet. */
  isChecking?: boolean
}

/** What was found, what stops first; each with its mending. */
export function FindingList({ findings, clock, hrefFor, isChecking = false }: FindingListProps) {
  const { t, i18n } = useTranslation('staff-gate')
  const words = useFindingWords(clock)
  if (findings.length === 0)
    return (
      <p data-slot="finding-list" className="px-gutter py-5 text-ink-soft text-sm">
        {isChecking ? t('list.waiting') : t('list.none')}
      </p>
    )
  return (
    <>
      <h2 className="sr-only">{t('list.title')}</h2>
      <ul data-slot="finding-list" aria-label={t('list.title')}>
        {numbered(inOrder(findings)).map(({ finding, key }) => {
          const { title, text } = words(finding)
          const isStop = finding.level === 'stop'
          const href = hrefFor(finding)
          return (
            <li key={key} className="border-line border-b px-gutter py-5 text-sm">
              <p
                className={cn(
                  'flex items-center gap-2 text-xs',
                  isStop ? 'font-semibold text-signal-text' : 'text-ink-soft',
                )}
              >
                <PaneGlyph state={isStop ? 'asks' : 'scheduled'} size="sm" />
                {t(`list.${finding.level}`, {
                  language: languageNames[finding.in],
                  spoken: spokenLanguage(finding.in, i18n.language),
                })}
              </p>
              <h3 className={cn('wrap-break-word mt-2', isStop ? 'heading text-h4' : 'font-semibold')}>{title}</h3>
              <p className="wrap-break-word mt-1 text-ink-soft">{text}</p>
              {href !== undefined && (
                <DeedButton asChild size="sm" className="mt-3">
                  <Anchor href={href}>
                    {t('list.go')}
                    <span className="sr-only">: {title}</span>
                  </Anchor>
                </DeedButton>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** Two of a kind may say the same. */
function numbered(findings: GateFinding[]) {
  const seen = new Map<string, number>()
  return findings.map((finding) => {
    const name = `${finding.in} ${finding.what} ${JSON.stringify(finding.facts)}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return { finding, key: `${name} ${times}` }
  })
}

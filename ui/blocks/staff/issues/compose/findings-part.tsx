import { useTranslation } from 'react-i18next'
import { languageNames } from '#locales/languages.ts'
import { PanelDeed, PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import type { IssueFinding } from '#ui/blocks/staff/issues/compose/issue.ts'
import { useIssueFindingWords } from '#ui/blocks/staff/issues/compose/use-issue-finding-words.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface FindingsPartProps {
  /** Undefined while it is checked, or before. */
  findings: readonly IssueFinding[] | undefined
  state: 'checking' | 'checked' | 'failed'
  /** Something was written since. */
  isOld?: boolean
  /** Where it is mended: its language, and its block. */
  hrefFor: (finding: IssueFinding) => string
  onCheck?: (() => void) | undefined
}

/** What the checks have found, each with the way to its place. */
export function FindingsPart({ findings = [], state, isOld = false, hrefFor, onCheck }: FindingsPartProps) {
  const { t } = useTranslation('staff-issues')
  const wordsOf = useIssueFindingWords()
  const told =
    state === 'checking'
      ? t('findings.checking')
      : state === 'failed'
        ? t('findings.failed')
        : isOld
          ? t('findings.old')
          : findings.length === 0
            ? t('findings.none')
            : undefined
  return (
    <PanelPart
      data-slot="findings-part"
      data-state={state}
      title={t('findings.title')}
      aside={
        onCheck && (
          // Disabled it would let go of the focus.
          <PanelDeed aria-disabled={state === 'checking'} onClick={() => state !== 'checking' && onCheck()}>
            {t('findings.check')}
          </PanelDeed>
        )
      }
    >
      <p role="status" className={told ? 'text-ink-soft text-sm' : 'sr-only'}>
        {told}
      </p>
      {findings.length > 0 && (
        <ul className="grid gap-3 text-sm">
          {findings.map((finding) => (
            <li
              key={`${finding.in} ${finding.what} ${finding.block} ${JSON.stringify(finding.facts)}`}
              data-level={finding.level}
              className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-2"
            >
              <StaffIcon
                name={finding.level === 'stop' ? 'warning' : 'eye'}
                className={finding.level === 'stop' ? 'mt-0.5 size-4 text-danger' : 'mt-0.5 size-4 text-ink-soft'}
              />
              <span className="wrap-anywhere min-w-0">
                <Anchor
                  href={hrefFor(finding)}
                  className="font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
                >
                  {languageNames[finding.in]}
                </Anchor>
                {' · '}
                <span className={finding.level === 'stop' ? 'text-danger' : 'text-ink-soft'}>
                  {t(`findings.${finding.level}`)}
                </span>
                <span className="block">{wordsOf(finding)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </PanelPart>
  )
}

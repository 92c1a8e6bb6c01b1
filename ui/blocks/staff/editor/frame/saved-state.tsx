import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { cn } from '#ui/lib/cn.ts'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export const savedKinds = ['saved', 'typed', 'saving', 'away', 'refused', 'ended', 'gone', 'conflict'] as const

export interface SavedStateProps {
  kind: (typeof savedKinds)[number]
  /** When it was saved last, or since when it could not be. Milliseconds; undefined while nothing was ever saved. */
  at?: number | undefined
  /** Of the text that is saved. */
  version: number
  /** What the server does not have lies in the browser. */
  isKept?: boolean | undefined
  clock: StaffClock
  className?: string
}

const calm: readonly SavedStateProps['kind'][] = ['saved', 'typed', 'saving']

function wordsFor(kind: Exclude<SavedStateProps['kind'], 'saved'>, isKept: boolean) {
  if (kind === 'away') return isKept ? 'saved.kept' : 'saved.away'
  return !isKept && (kind === 'ended' || kind === 'gone') ? 'saved.away' : (`saved.${kind}` as const)
}

/** How it stands with what was typed. */
export function SavedState({ kind, at, version, isKept = false, clock, className }: SavedStateProps) {
  const { t, i18n } = useTranslation('staff-editor')
  const when = at === undefined ? '' : formatWhen(at, i18n.language, clock)
  const words =
    kind === 'saved'
      ? t(at === undefined ? 'saved.never' : 'saved.at', { when, version })
      : t(wordsFor(kind, isKept), { when })
  const isCalm = calm.includes(kind)
  return (
    <span
      data-slot="saved-state"
      data-state={kind}
      className={cn(
        'flex min-w-0 items-center gap-2 text-xs tabular-nums leading-snug',
        isCalm ? 'text-ink-soft' : 'font-medium text-danger',
        className,
      )}
    >
      {!isCalm && <StaffIcon name="warning" className="size-4 shrink-0" />}
      <span>{words}</span>
    </span>
  )
}

import { brand } from '#locales/brand.ts'
import { dayKey } from '#locales/staff-formats.ts'
import type { IssueInHand } from '#site/staff/issues/issue-saving.ts'
import { copyOf } from '#site/staff/issues/merge-issues.ts'
import type { WritingStripProps } from '#ui/blocks/staff/editor/frame/writing-strip.tsx'
import type { Leaving } from '#ui/blocks/staff/issues/compose/issue.ts'
import type { IssueStripProps } from '#ui/blocks/staff/issues/compose/issue-strip.tsx'

/** Where most readers live; the agency's own first. */
export const zones = [brand.timeZone, 'Europe/London', 'Europe/Berlin', 'Europe/Madrid', 'Europe/Rome', 'Europe/Paris']

const DAY = 24 * 3_600_000

/** Tomorrow at ten, where the agency is. */
export const usualLeaving = (now: number): Leaving => ({
  clock: 'together',
  day: dayKey(now + DAY, brand.timeZone),
  hour: '10:00',
  zone: brand.timeZone,
})

interface StripDeeds {
  whenOf: (at: number) => string
  onUndo: () => void
  onClose: () => void
  onRetry: () => void
}

/** What is told across the screen. */
export function stripsOf({ state, isKept, restored, joined }: IssueInHand, deeds: StripDeeds): WritingStripProps[] {
  const strips: (WritingStripProps | undefined)[] = [
    state.kind === 'away' ? { kind: 'away', isKept, onRetry: deeds.onRetry } : undefined,
    state.kind === 'refused' ? { kind: 'refused', message: state.message, isKept } : undefined,
    joined && { kind: 'joined', by: joined.by, onClose: deeds.onClose },
    restored && { kind: 'restored', when: deeds.whenOf(restored.keptAt), onUndo: deeds.onUndo },
  ]
  return strips.filter((strip) => strip !== undefined)
}

interface TroubleDeeds {
  here: string
  backHref: string
  onSettle: (whose: 'mine' | 'theirs') => void
}

/** What somebody else did meanwhile, and the way out. */
export function troubleOf(
  { state, text, isKept }: IssueInHand,
  { here, backHref, onSettle }: TroubleDeeds,
): IssueStripProps | undefined {
  switch (state.kind) {
    case 'conflict':
      return {
        kind: 'conflict',
        by: state.theirs.savedBy,
        copy: copyOf(text),
        onTakeTheirs: () => onSettle('theirs'),
        onKeepMine: () => onSettle('mine'),
      }
    case 'gone':
      return { kind: 'gone', href: backHref, copy: copyOf(text), isKept }
    case 'locked':
      return { kind: 'scheduledMeanwhile', href: here, copy: copyOf(text) }
    default:
      return undefined
  }
}

import { localOf } from '#locales/zoned-time.ts'
import { type GatePane, type GatePanes, openable } from '#ui/blocks/staff/editor/gate/gate.ts'
import type { TimesValue } from '#ui/blocks/staff/editor/gate/opening-times.tsx'

/** How the fields begin: with the times that all that could open has already. `timeZone`: the agency’s. */
export function plannedTimes(panes: GatePanes, timeZone: string): TimesValue {
  const shared = (timeIn: (pane: GatePane) => number | undefined) => {
    const times = openable(panes).map((language) => panes[language] && timeIn(panes[language]))
    const [first] = times
    return first !== undefined && times.every((at) => at === first) ? localOf(first, timeZone) : ''
  }
  const from = shared(({ state, visibleFrom }) => (state === 'scheduled' ? visibleFrom : undefined))
  const until = shared(({ state, visibleUntil }) => (state === 'unpublished' ? undefined : visibleUntil))
  return { isLater: from !== '', from, until }
}

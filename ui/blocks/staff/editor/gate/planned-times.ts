import type { Language } from '#locales/languages.ts'
import { localOf } from '#locales/zoned-time.ts'
import type { GatePane, GatePanes } from '#ui/blocks/staff/editor/gate/gate.ts'
import type { TimesValue } from '#ui/blocks/staff/editor/gate/opening-times.tsx'

/** With the times that all chosen languages have already. Where only some wait for one, somebody says which. `timeZone`: the agency’s. */
export function plannedTimes(panes: GatePanes, chosen: readonly Language[], timeZone: string): TimesValue {
  const plans = chosen.map((language) => planOf(panes[language]))
  const shared = (name: keyof Plan) => {
    const [first] = plans
    const isShared = plans.every((plan) => plan[name] === first?.[name])
    return isShared && first?.[name] !== undefined ? localOf(first[name], timeZone) : ''
  }
  return { isLater: plans.some(({ from }) => from !== undefined), from: shared('from'), until: shared('until') }
}

/** Those of chosen languages that do not all end alike, as each has it; a language without one stays. Otherwise nothing. */
export function ownEnds(panes: GatePanes, chosen: readonly Language[]): { language: Language; at: number }[] {
  const ends = chosen.map((language) => ({ language, at: planOf(panes[language]).until }))
  if (ends.every(({ at }) => at === ends[0]?.at)) return []
  return ends.flatMap(({ language, at }) => (at === undefined ? [] : [{ language, at }]))
}

/** Of those that are ready. No time that somebody has set goes with a press that nobody has thought about. */
export function chosenFirst(panes: GatePanes, ready: readonly Language[]): readonly Language[] {
  const unread = ready.filter((language) => panes[language]?.state !== 'scheduled' || panes[language].hasChanges)
  return [ready, unread].find((some) => haveSamePlan(panes, some)) ?? []
}

function haveSamePlan(panes: GatePanes, some: readonly Language[]): boolean {
  const plans = some.map((language) => planOf(panes[language]))
  return plans.every(({ from, until }) => from === plans[0]?.from && until === plans[0]?.until)
}

interface Plan {
  from: number | undefined
  until: number | undefined
}

function planOf(pane: GatePane | undefined): Plan {
  return {
    from: pane?.state === 'scheduled' ? pane.visibleFrom : undefined,
    until: pane?.state === 'unpublished' ? undefined : pane?.visibleUntil,
  }
}

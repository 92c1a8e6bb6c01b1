import { applicationInterests } from '#api/contract/values/application-interests.ts'
import {
  type ApplicationStep,
  applicationDeskLimits,
  applicationStages,
  applicationSteps,
} from '#api/contract/values/staff/application-stages.ts'
import { languages } from '#locales/languages.ts'
import type { ApplicationConditions } from '#ui/blocks/staff/applications/application.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

/** What the address asks for; what makes no sense is left out. */
export function conditionsIn(query: URLSearchParams): ApplicationConditions {
  const text = (name: string) => query.get(name)?.trim() || undefined
  const q = text('q')?.slice(0, applicationDeskLimits.search)
  const opening = text('opening')?.slice(0, 200)
  const interest = applicationInterests.find((each) => each === query.get('interest'))
  const language = languages.find((each) => each === query.get('in'))
  const stage = applicationStages.find((each) => each === query.get('stage'))
  return {
    ...(q && { q }),
    ...(interest && { interest }),
    ...(opening && { opening }),
    ...(language && { in: language }),
    ...(stage && { stage }),
  }
}

export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

export function stepIn(query: URLSearchParams): ApplicationStep | undefined {
  return applicationSteps.find((each) => each === query.get('step'))
}

function queryOf(conditions: ApplicationConditions, page: number, step?: ApplicationStep): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(conditions)) if (value) query.set(name, value)
  if (page > 1) query.set('page', String(page))
  if (step) query.set('step', step)
  return query.size > 0 ? `?${query}` : ''
}

/** `page` is of the stage among the conditions. */
export function applicationsAddress(conditions: ApplicationConditions = {}, page = 1): string {
  return staffPlaces.applications.href + queryOf(conditions, page)
}

/** Beside the board as it is shown; with `step` that one is prepared. */
export function applicationAddress(
  id: string,
  conditions: ApplicationConditions = {},
  page = 1,
  step?: ApplicationStep,
): string {
  return `${staffPlaces.applications.href}/${encodeURIComponent(id)}${queryOf(conditions, page, step)}`
}

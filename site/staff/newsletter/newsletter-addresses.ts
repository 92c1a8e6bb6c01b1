import type { StaffDraft } from '#api/contract/staff/calls.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import {
  type ImportOutcome,
  importDelimiters,
  importFields,
  importOutcomes,
  namedShelves,
  repeatedImportFields,
  sortOrders,
  subscriberLimits,
  subscriberShelves,
  subscriberSorts,
} from '#api/contract/values/staff/subscribers.ts'
import { staffSubscribersFile } from '#api/contract/values/staff-paths.ts'
import { languages } from '#locales/languages.ts'
import { askedDay } from '#site/address/asked-day.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import type { ImportReadingValues } from '#ui/blocks/staff/newsletter/import/import-reading.tsx'
import { type SubscriberConditions, usualOrder } from '#ui/blocks/staff/newsletter/subscriber.ts'

const path = staffPlaces.newsletter.href

export interface SubscribersShown extends SubscriberConditions {
  page?: number | undefined
  /** Growth as a table. */
  as?: 'table' | undefined
}

/** What the address asks for; what makes no sense is left out. */
export function subscribersIn(query: URLSearchParams): SubscribersShown {
  const text = (name: string, most: number) => query.get(name)?.trim().slice(0, most) || undefined
  const shelf = subscriberShelves.find((each) => each === query.get('shelf')) ?? 'listed'
  const page = Number(query.get('page'))
  const isNamed = namedShelves.some((each) => each === shelf)
  const shown: SubscribersShown = {
    shelf,
    from: askedDay(query, 'from'),
    to: askedDay(query, 'to'),
    page: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    as: query.get('as') === 'table' ? 'table' : undefined,
    // Nothing else is kept of the others.
    ...(isNamed && {
      q: text('q', subscriberLimits.search),
      in: languages.find((each) => each === query.get('in')),
      topic: postTypes.find((each) => each === query.get('topic')),
      source: text('source', 60),
      sort: subscriberSorts.find((each) => each === query.get('sort')),
      order: sortOrders.find((each) => each === query.get('order')),
    }),
  }
  return shown
}

/** Without what goes without saying. */
function queryOf({ shelf, sort, order, page, ...others }: SubscribersShown): string {
  const isNamed = namedShelves.some((each) => each === (shelf ?? 'listed'))
  const { from, to, as } = others
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(isNamed ? others : { from, to, as })) if (value) query.set(name, value)
  if (shelf && shelf !== 'listed') query.set('shelf', shelf)
  if (isNamed && sort && (sort !== 'since' || (order && order !== usualOrder(sort)))) {
    query.set('sort', sort)
    if (order && order !== usualOrder(sort)) query.set('order', order)
  }
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

export const subscribersAddress = (shown: SubscribersShown = {}) => path + queryOf(shown)

/** With the list that they were found in. */
export const subscriberAddress = (id: string, shown: SubscribersShown = {}) =>
  `${path}/subscribers/${encodeURIComponent(id)}${queryOf(shown)}`

/** What is shown, as a file. */
export const subscribersFile = ({ page: _, as: __, ...conditions }: SubscribersShown) =>
  staffSubscribersFile + queryOf(conditions)

/** What the server is asked for. */
export function subscribersQueryOf({ as: _, ...shown }: SubscribersShown): StaffDraft<'listSubscribers'> {
  return Object.fromEntries(Object.entries(shown).filter(([, value]) => value !== undefined))
}

const importPath = `${path}/import`

/** Those of a reading, as the server takes them. */
export type ImportReading = Omit<StaffDraft<'runImport'>, 'seen'>

const fileId = /^[0-9a-f-]{36}$/

/** How the address says that a file is read; nothing without one. */
export function importIn(query: URLSearchParams): ImportReading | undefined {
  const file = query.get('file') ?? ''
  if (!fileId.test(file)) return undefined
  const delimiter = importDelimiters.find((each) => each === query.get('delimiter'))
  const heading = (['yes', 'no'] as const).find((each) => each === query.get('heading'))
  const how = query.get('how')?.trim().slice(0, subscriberLimits.how)
  const tongue = languages.find((each) => each === query.get('tongue'))
  // A form without scripts says which delimiter its columns were of.
  const isOfOthers = query.has('was') && query.get('was') !== delimiter
  const columns = isOfOthers ? undefined : columnsIn(query)
  return {
    file,
    ...(columns !== undefined && { columns }),
    ...(delimiter && { delimiter }),
    ...(heading && { heading }),
    ...(how && { how }),
    ...(tongue && { tongue }),
  }
}

/** `columns` of our own addresses, or a `column` each of a form. Most fields stand once: where they are named first. */
function columnsIn(query: URLSearchParams): string | undefined {
  const named = query.has('columns') ? (query.get('columns') ?? '').split(',') : query.getAll('column')
  if (named.length === 0) return undefined
  const fields = named.slice(0, subscriberLimits.columns).map((name, place) => {
    const field = importFields.find((each) => each === name)
    return field && (repeatedImportFields.includes(field) || named.indexOf(name) === place) ? field : ''
  })
  return fields.join(',')
}

export const outcomeIn = (query: URLSearchParams): ImportOutcome | undefined =>
  importOutcomes.find((each) => each === query.get('outcome'))

interface ImportShown {
  outcome?: ImportOutcome | undefined
  page?: number | undefined
}

export function importAddress(reading?: ImportReading, { outcome, page = 1 }: ImportShown = {}): string {
  if (!reading) return importPath
  const query = new URLSearchParams(readingFields(reading))
  if (outcome) query.set('outcome', outcome)
  if (page > 1) query.set('page', String(page))
  return `${importPath}?${query}`
}

/** As fields of a form, or of an address. */
export const readingFields = (reading: ImportReading): Record<string, string> =>
  Object.fromEntries(Object.entries(reading).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))

/** As somebody has chosen in the form. */
export function readingOf(
  file: string,
  { columns, delimiter, heading, how, tongue }: ImportReadingValues,
): ImportReading {
  return {
    file,
    ...(columns && { columns: columns.map((field) => field ?? '').join(',') }),
    ...(delimiter && { delimiter }),
    ...(heading && { heading }),
    ...(how && { how }),
    ...(tongue && { tongue }),
  }
}

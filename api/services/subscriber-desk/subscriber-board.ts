import type { SubscribersAnswer, SubscribersFileQuery, SubscribersQuery } from '#api/contract/staff/subscribers.ts'
import {
  type NamedShelf,
  namedShelves,
  type SortOrder,
  type SubscriberShelf,
  type SubscriberSort,
  subscriberLimits,
} from '#api/contract/values/staff/subscribers.ts'
import { shownSubscriber } from '#api/services/subscriber-desk/subscriber-reading.ts'
import type { SubscriberFilter } from '#api/store/newsletter/subscriber-list.ts'
import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000
const SOURCES = 30

/** The list of subscribers, by shelf. */
export function createSubscriberBoard({ stores, now }: { stores: Stores; now: () => number }) {
  const { subscriberList } = stores

  async function countAll(): Promise<SubscribersAnswer['counts']> {
    return {
      listed: await subscriberList.countOn('listed'),
      unconfirmed: await subscriberList.countOn('unconfirmed'),
      left: await subscriberList.countGone('left'),
      never: await subscriberList.countGone('never'),
    }
  }

  /** Where a page lies among those that were found; the last one for any beyond. */
  const placed = (found: number, wanted: number) => {
    const pages = Math.max(1, Math.ceil(found / subscriberLimits.page))
    const page = Math.min(wanted, pages)
    return { found, pages, page, offset: (page - 1) * subscriberLimits.page }
  }

  return async (query: SubscribersQuery): Promise<SubscribersAnswer> => {
    const { shelf = 'listed', page: wanted = 1 } = query
    const every = { at: now(), counts: await countAll() }
    if (!isNamed(shelf)) {
      const days = daysOf(query)
      const { offset, ...place } = placed(await subscriberList.countGone(shelf, days), wanted)
      const order = query.order ?? 'desc'
      const suppressed = await subscriberList.listGone(shelf, days, order, subscriberLimits.page, offset)
      return { ...every, ...place, suppressed, subscribers: [], sources: [] }
    }
    const filter = filterOf({ ...query, shelf })
    const { offset, ...place } = placed(await subscriberList.count(filter), wanted)
    const rows = await subscriberList.list(filter, sortOf(query), subscriberLimits.page, offset)
    const sources = await subscriberList.sources(shelf, SOURCES)
    return { ...every, ...place, subscribers: rows.map(shownSubscriber), suppressed: [], sources }
  }
}

export function filterOf(query: SubscribersFileQuery): SubscriberFilter {
  const { shelf = 'listed', q = '', in: language, topic, source } = query
  return { shelf, part: q, language, topic, source: source === '' ? undefined : source, ...daysOf(query) }
}

function daysOf({ from, to }: Pick<SubscribersQuery, 'from' | 'to'>) {
  return {
    from: from === undefined ? undefined : Date.parse(from),
    before: to === undefined ? undefined : Date.parse(to) + DAY,
  }
}

/** The latest first; words from A on. */
function sortOf({ sort = 'since', order }: Pick<SubscribersQuery, 'sort' | 'order'>): {
  by: SubscriberSort
  order: SortOrder
} {
  return { by: sort, order: order ?? (sort === 'since' ? 'desc' : 'asc') }
}

function isNamed(shelf: SubscriberShelf): shelf is NamedShelf {
  return namedShelves.some((one) => one === shelf)
}

import type { AnalyticsFilter } from '#api/contract/values/staff/analytics.ts'
import { mostSegments } from '#api/contract/values/staff/analytics.ts'
import { AppError } from '#api/errors.ts'
import type { Filters } from '#api/services/dashboard/facts/walk.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'

interface SegmentsDependencies {
  stores: Stores
  note: NoteDeed
  now: () => number
  newId: () => string
}

const segmentsLock = 'dashboard-segments'

/** Filters that readers of the dashboard keep under a name, for all of them. */
export function createSegments({
  stores,
  note,
  now,
  newId,
}: SegmentsDependencies): Pick<StaffHandlers, 'listSegments' | 'saveSegment' | 'deleteSegment'> {
  return {
    async listSegments() {
      const segments = await stores.segments.list()
      return {
        segments: segments
          .map(({ madeByName, ...shown }) => ({ ...shown, by: madeByName ?? null }))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
      }
    },

    /** Throws `invalid` for a name that another has, `not_found` for one that somebody has deleted. */
    async saveSegment(context, { id: known, name, filters = {} }) {
      const account = acting(context).account.id
      const id = known ?? newId()
      await stores.transaction([segmentsLock], async (inside) => {
        const others = (await inside.segments.list()).filter((other) => other.id !== id)
        if (others.some((other) => folded(other.name) === folded(name))) throw problem({ name: 'segment_taken' })
        if (known === undefined) {
          if (others.length >= mostSegments) throw problem({ name: 'segments_full' })
          await inside.segments.insert({
            ...{ id, name, filters: withoutEmpty(filters) },
            ...{ madeAt: now(), madeBy: account },
          })
        } else if (!(await inside.segments.rename(id, name, now()))) throw new AppError('not_found')
        const deed = known === undefined ? 'segmentSaved' : 'segmentRenamed'
        await note(inside, { account, deed, thing: { kind: 'segment', id }, facts: { is: name } })
      })
      return { id }
    },

    /** Deleting what is gone already is no mistake. */
    async deleteSegment(context, { id }) {
      const account = acting(context).account.id
      await stores.transaction([segmentsLock], async (inside) => {
        const name = await inside.segments.delete(id)
        if (name === undefined) return
        await note(inside, { account, deed: 'segmentDeleted', thing: { kind: 'segment', id }, facts: { was: name } })
      })
      return {}
    },
  }
}

const folded = (name: string) => name.normalize('NFKC').toLowerCase()

/** An address leaves them out as well. */
export function withoutEmpty(filters: Partial<Record<AnalyticsFilter, string | undefined>>): Filters {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value))
}

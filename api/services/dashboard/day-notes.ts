import { AppError } from '#api/errors.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { dayOfIso, isoOf, type LocalDays } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'

interface DayNotesDependencies {
  stores: Stores
  days: LocalDays
  note: NoteDeed
  now: () => number
  newId: () => string
}

/** What readers of the dashboard say of a day, for all of them. */
export function createDayNotes({
  stores,
  days,
  note,
  now,
  newId,
}: DayNotesDependencies): Pick<StaffHandlers, 'listDayNotes' | 'saveDayNote' | 'deleteDayNote'> {
  return {
    async listDayNotes(_context, { from, to }) {
      const [notes, releases] = await Promise.all([
        stores.dayNotes.list(from, to),
        stores.dayNotes.releases(days.startOf(dayOfIso(from)), days.startOf(dayOfIso(to) + 1)),
      ])
      return {
        notes: notes.map(({ madeByName, changedAt, ...shown }) => ({
          ...shown,
          by: madeByName ?? null,
          changedAt: changedAt ?? null,
        })),
        releases: releases.map(({ version, at }) => ({ version, day: isoOf(days.dayOf(at)), at })),
      }
    },

    /** Throws `invalid` for a day that is still to come, `not_found` for a note that somebody has deleted. */
    async saveDayNote(context, { id: known, day, text }) {
      const account = acting(context).account.id
      const at = now()
      if (dayOfIso(day) > days.dayOf(at)) throw problem({ day: 'day_note_later' })
      const id = known ?? newId()
      await stores.transaction([], async (inside) => {
        if (known === undefined) await inside.dayNotes.insert({ id, day, text, madeAt: at, madeBy: account })
        else if (!(await inside.dayNotes.update({ id, day, text }, at))) throw new AppError('not_found')
        const deed = known === undefined ? 'dayNoteWritten' : 'dayNoteChanged'
        await note(inside, { account, deed, thing: { kind: 'dayNote', id }, facts: { is: day } })
      })
      return { id }
    },

    /** Deleting what is gone already is no mistake. */
    async deleteDayNote(context, { id }) {
      const account = acting(context).account.id
      await stores.transaction([], async (inside) => {
        if (!(await inside.dayNotes.delete(id))) return
        await note(inside, { account, deed: 'dayNoteDeleted', thing: { kind: 'dayNote', id } })
      })
      return {}
    },
  }
}

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
    async listDayNotes({ language }, { from, to }) {
      const begin = days.startOf(dayOfIso(from))
      // What opens later has not happened yet.
      const end = Math.min(days.startOf(dayOfIso(to) + 1), now() + 1)
      const [notes, releases, posts, issues] = await Promise.all([
        stores.dayNotes.list(from, to),
        stores.dayNotes.releases(begin, end),
        stores.published.posts(begin, end),
        stores.published.issues(begin, end),
      ])
      const dayOf = (at: number) => isoOf(days.dayOf(at))
      return {
        notes: notes.map(({ madeByName, changedAt, ...shown }) => ({
          ...shown,
          by: madeByName ?? null,
          changedAt: changedAt ?? null,
        })),
        posts: posts.flatMap(({ id, at, titles }) => {
          const named =
            titles.find((one) => one.language === language) ?? titles.find((one) => one.language === 'en') ?? titles[0]
          return named ? [{ id, ...named, day: dayOf(at), at }] : []
        }),
        issues: issues.map((issue) => ({ ...issue, day: dayOf(issue.at) })),
        releases: releases.map(({ version, at }) => ({ version, day: dayOf(at), at })),
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

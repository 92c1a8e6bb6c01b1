import { setImmediate as nextTurn } from 'node:timers/promises'
import type { OpeningInput, OpeningTexts, StaffOpening } from '#api/contract/staff/openings.ts'
import { openingFields } from '#api/contract/values/openings.ts'
import { postTimes } from '#api/contract/values/post-times.ts'
import type { StaffDeed } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { endOfDay } from '#api/services/openings/end-of-day.ts'
import type { OpeningRendering } from '#api/services/openings/opening-rendering.ts'
import { titleIn, writtenLanguages } from '#api/services/openings/opening-title.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { expectMayRestore } from '#api/services/staff/what-is-seen.ts'
import type { ListedOpening, StoredOpening, StoredOpeningTexts } from '#api/store/careers/openings.ts'
import type { Stores } from '#api/store/stores.ts'
import { brand } from '#locales/brand.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

type OpeningsCall = 'listOpenings' | 'readOpening' | 'saveOpening' | 'deleteOpening' | 'restoreOpening'

interface StaffOpeningsDependencies {
  stores: Stores
  rendering: Pick<OpeningRendering, 'htmlOf' | 'version'>
  note: NoteDeed
  onChange: () => void // visitors' pages have changed
  now: () => number
  newId: () => string
}

const openingsLock = 'openings'

/** The openings as staff edit them. What visitors see follows at once. */
export function createStaffOpenings(dependencies: StaffOpeningsDependencies): Pick<StaffHandlers, OpeningsCall> {
  const { stores, rendering, note, onChange, now, newId } = dependencies

  /** Throws `invalid` for a text that the renderer refuses. */
  async function rendered(id: string, typed: OpeningTexts): Promise<StoredOpeningTexts> {
    const texts: StoredOpeningTexts = {}
    for (const language of languages) {
      const { title = '', text = '' } = typed[language] ?? {}
      if (title === '') continue
      // Six texts in one go would hold everybody else up for as long.
      await nextTurn()
      const html = await rendering.htmlOf(id, text, language).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error
        throw problem({ [openingFields(language).text]: 'opening_marks' })
      })
      texts[language] = { title, text, html }
    }
    return texts
  }

  async function shown(opening: ListedOpening): Promise<StaffOpening> {
    return staffOpening(opening, now(), await stores.applications.countByOpening())
  }

  async function read(id: string): Promise<StaffOpening> {
    const opening = await stores.openings.find(id)
    if (!opening) throw new AppError('not_found')
    return shown(opening)
  }

  /** As the log has it, which outlives what is deleted. */
  async function deleterOf({ staffLog }: Pick<Stores, 'staffLog'>, id: string): Promise<string | undefined> {
    const from = now() - postTimes.deletedKept
    const deletions = { account: undefined, deed: 'openingDeleted', thing: id, from, before: undefined } as const
    const [last] = await staffLog.list(deletions, 1, 0)
    return last?.account?.id
  }

  return {
    async listOpenings() {
      const at = now()
      const counts = await stores.applications.countByOpening()
      const openings = (await stores.openings.list()).map((opening) => staffOpening(opening, at, counts))
      return { at, openings }
    },

    readOpening: async (_context, { id }) => ({ at: now(), opening: await read(id) }),

    /** Throws `invalid`, `not_found` for one that was deleted, `conflict` for one that somebody has changed since. */
    async saveOpening(context, input) {
      const { account } = acting(context)
      const id = input.id ?? newId()
      const texts = await rendered(id, input.texts)
      const at = now()
      const closesAt = input.closesOn === null ? undefined : endOfDay(input.closesOn, brand.timeZone)
      await stores.transaction([openingsLock], async (inside) => {
        const former = input.id === undefined ? undefined : await inside.openings.find(id)
        if (input.id !== undefined && !former) throw new AppError('not_found')
        // Sent twice, as by a page that is loaded again.
        if (former && isSame(former, input, texts)) return
        if (former && former.version !== input.version) throw new AppError('conflict')
        const isLate = input.isOpen && closesAt !== undefined && closesAt <= at
        if (isLate && former?.closesOn !== input.closesOn) throw problem({ closesOn: 'opening_past' })
        const opening: StoredOpening = {
          id,
          version: (former?.version ?? 0) + 1,
          kind: input.kind,
          title: titleIn(texts, defaultLanguage)?.title ?? '',
          texts,
          htmlVersion: rendering.version,
          isOpen: input.isOpen,
          closesOn: input.closesOn ?? undefined,
          closesAt,
          postedAt: former?.postedAt ?? at,
          savedAt: at,
          savedBy: account.id,
        }
        if (!former) await inside.openings.insert(opening)
        else if (!(await inside.openings.update(opening, former.version))) throw new AppError('conflict')
        await note(inside, {
          account: account.id,
          deed: deedOf(former, opening),
          thing: { kind: 'opening', id },
          facts: {
            version: opening.version,
            languages: writtenLanguages(texts).join(' '),
            ...(former && former.title !== opening.title && { was: former.title, is: opening.title }),
          },
        })
      })
      onChange()
      return { at, opening: await read(id) }
    },

    /** It can be brought back for thirty days. Throws `not_found`. */
    async deleteOpening(context, { id }) {
      const title = await stores.transaction([openingsLock], async (inside) => {
        const deleted = await inside.openings.delete(id, now())
        if (deleted === undefined) {
          // Sent twice, as after an answer that was lost: nothing else brings it back than the notice of this one.
          const before = await inside.openings.deletedTitle(id)
          if (before === undefined) throw new AppError('not_found')
          return before
        }
        const thing = { kind: 'opening', id } as const
        await note(inside, { account: acting(context).account.id, deed: 'openingDeleted', thing })
        return deleted
      })
      onChange()
      return { id, title }
    },

    /** Throws `not_found` once it is gone for good, and as `expectMayRestore`. */
    async restoreOpening(context, { id }) {
      const { account } = acting(context)
      await stores.transaction([openingsLock], async (inside) => {
        if (!(await inside.openings.restore(id))) {
          if (await inside.openings.find(id)) return
          throw new AppError('not_found')
        }
        expectMayRestore(account, await deleterOf(inside, id))
        const thing = { kind: 'opening', id } as const
        await note(inside, { account: account.id, deed: 'openingRestored', thing })
      })
      onChange()
      return { at: now(), opening: await read(id) }
    },
  }
}

function deedOf(former: StoredOpening | undefined, { isOpen }: StoredOpening): StaffDeed {
  if (!former) return 'openingMade'
  if (former.isOpen === isOpen) return 'openingSaved'
  return isOpen ? 'openingOpened' : 'openingClosed'
}

function isSame(former: StoredOpening, { kind, isOpen, closesOn }: OpeningInput, texts: StoredOpeningTexts): boolean {
  const isText = languages.every(
    (language) =>
      former.texts[language]?.title === texts[language]?.title &&
      former.texts[language]?.text === texts[language]?.text,
  )
  return isText && former.kind === kind && former.isOpen === isOpen && (former.closesOn ?? null) === closesOn
}

function staffOpening(opening: ListedOpening, at: number, applications: Map<string, number>): StaffOpening {
  const { id, version, kind, isOpen, closesOn, closesAt, texts, savedAt, savedByName } = opening
  const isOver = closesAt !== undefined && closesAt <= at
  return {
    id,
    version,
    kind,
    isOpen,
    closesOn: closesOn ?? null,
    state: isOpen ? (isOver ? 'over' : 'open') : 'closed',
    texts: Object.fromEntries(
      writtenLanguages(texts).map((language) => {
        const { title = '', text = '' } = texts[language] ?? {}
        return [language, { title, text }]
      }),
    ),
    savedAt,
    savedBy: savedByName ?? null,
    applications: applications.get(id) ?? 0,
  }
}

import type { OpeningPostInput, WrittenPost } from '#api/contract/staff/post-writing.ts'
import { slugShape } from '#api/contract/values/post-writing.ts'
import { AppError, invalid } from '#api/errors.ts'
import { ownTurn } from '#api/services/post-desk/checks/in-turns.ts'
import { stateOf } from '#api/services/post-desk/post-board.ts'
import {
  findPost,
  type Inside,
  languageOf,
  panesOf,
  sharedBy,
  type WrittenLanguage,
} from '#api/services/post-desk/written-language.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import { type PostContent, type PostEditing, postsLock } from '#api/services/posts/post-editing.ts'
import { freeSlug, isUnnamed } from '#api/services/posts/post-slugs.ts'
import type { PreparedText } from '#api/services/posts/prepared-text.ts'
import { contentOf, isSameShared, isSameText, textOf } from '#api/services/posts/written-text.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { StoredPost } from '#api/store/post-rows.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'
import { type Language, languages } from '#locales/languages.ts'

/** Looks at what would open and throws what stops it. `reason` is an owner's, against a stop. */
export type OpeningGate = (
  postId: string,
  languages: Language[],
  reason: string | undefined,
  account: StaffAccount,
  shown: Language[], // those that visitors see, and that get the same picture
) => Promise<void>

interface PostOpeningDependencies {
  stores: Stores
  editing: Pick<PostEditing, 'open' | 'prepare'>
  gate?: OpeningGate | undefined
  note: NoteDeed
  onChange: () => void // visitors' pages have changed
  now: () => number
}

interface Opening {
  language: Language
  row: StoredPost
  written: WrittenLanguage
  text: WrittenPost // whole, with the slug that it gets
}

/** What somebody has looked at. */
type Looked = Pick<OpeningPostInput, 'versions' | 'shared'>

type Span = Pick<PostContent, 'visibleFrom' | 'visibleUntil'>

type Times = Span & Pick<PostContent, 'status'>

/** Publishes what is written, in the languages and versions that were looked at, all of them or none. */
export function createPostOpening({
  stores,
  editing,
  gate,
  note,
  onChange,
  now,
}: PostOpeningDependencies): Pick<StaffHandlers, 'openPost'> {
  /** The languages in order, the source first. Throws `conflict` with those that somebody has changed since. */
  async function seen(inside: Inside, id: string, { versions, shared }: Looked) {
    const post = await findPost(inside, id)
    if (!post) throw new AppError('not_found')
    const { sourceLanguage } = post
    const asked = [sourceLanguage, ...languages.filter((one) => one !== sourceLanguage)].filter(
      (language) => versions[language] !== undefined,
    )
    if (asked.length === 0) throw problem({ versions: 'refused' })
    const found = new Map<Language, WrittenLanguage>()
    for (const language of asked) found.set(language, await languageOf(inside, id, language))
    const changed = asked.filter((language) => found.get(language)?.version !== versions[language])
    if (changed.length > 0) throw conflictIn(changed)
    const known = shared && (await sharedBy(inside, id, sourceLanguage))
    if (known && !isSameShared(known, shared)) throw conflictIn(asked)
    return { sourceLanguage, found }
  }

  /** Throws `invalid` with all that is missing, by `<language>.<field>`. */
  async function readied(inside: Inside, id: string, { sourceLanguage, found }: Awaited<ReturnType<typeof seen>>) {
    const shared = await sharedBy(inside, id, sourceLanguage)
    const openings: Opening[] = []
    const problems: Record<string, string> = {}
    for (const [language, written] of found) {
      const { row, own } = written
      if (!row || !own) throw new AppError('not_found')
      const slug = await freeSlug(inside.postTexts, { postId: id, language, typed: own.slug, title: own.title })
      const text = { ...own, ...shared, slug }
      Object.assign(problems, prefixed(language, lacking(text, own.slug, id)))
      openings.push({ language, row, written, text })
    }
    if (Object.keys(problems).length > 0) throw problem(problems)
    return openings
  }

  /** Throws `invalid` for what the renderer refuses because it would block the server. */
  async function prepared({ language, text }: Opening): Promise<PreparedText> {
    await ownTurn()
    return editing.prepare({ ...text, language }).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'invalid') throw error
      throw problem({ [`${language}.body`]: 'post_marks' })
    })
  }

  async function open(
    inside: Inside,
    { language, row, written, text }: Opening,
    times: Times,
    account: string,
    ready: PreparedText | undefined,
  ) {
    const { working } = written
    const at = now()
    const isSame = isSameText(textOf(row), text)
    if (!isSame || !isStill(row, times) || row.status === 'draft') {
      const wasVisible = row.visibleFrom !== undefined && row.visibleFrom <= at
      const content: PostContent = {
        ...contentOf(text, row),
        ...{ postId: row.postId, language, slug: text.slug },
        ...times,
        updatedAt: wasVisible && !isSame ? at : row.updatedAt,
      }
      await editing.open(inside, content, account, ready)
    }
    if (working) await inside.postWorkings.put({ ...working, content: undefined })
  }

  /** The languages that stay as they are, but for another picture. */
  async function pictured(id: string, openings: Opening[]): Promise<Language[]> {
    const picture = openings[0]?.text.picture
    const own = new Set(openings.map(({ language }) => language))
    const others = (await stores.posts.translations(id)).filter((one) => !own.has(one.language))
    return others.filter((one) => one.status !== 'draft' && one.picture !== picture).map(({ language }) => language)
  }

  /** Visitors see it in the languages that stay as they are, too. */
  async function openShared(inside: Inside, id: string, at: number) {
    const shared = await inside.postTexts.shared(id)
    if (!shared) return
    await inside.postTexts.openShared(id, shared)
    for (const translation of await inside.posts.translations(id)) {
      if (isVisible(translation, at)) await inside.postWords.countUp(translation.language)
    }
  }

  return {
    /** Throws `conflict`, `invalid`, `not_found`, and what the gate throws. */
    async openPost(context, { id, versions, shared, times, from, until, reason }) {
      const { account } = acting(context)
      const checked = await seen(stores, id, { versions, shared })
      // No reason passes what is missing.
      const looked = await readied(stores, id, checked)
      await gate?.(id, [...checked.found.keys()], reason, account, await pictured(id, looked))
      const ready = new Map<Language, PreparedText>()
      for (const opening of looked) ready.set(opening.language, await prepared(opening))
      return stores
        .transaction([postsLock], async (inside) => {
          const at = now()
          const later = from ?? undefined
          const openings = await readied(inside, id, await seen(inside, id, { versions, shared }))
          const timesFor = ({ language, row }: Opening) => {
            const own = (times?.[language] ?? row).visibleUntil ?? undefined
            return timesOf(row, { later, until: until === undefined ? endIn(own, at) : (until ?? undefined), at })
          }
          expectAsLookedAt(openings, looked)
          expectTimes(openings, times, timesFor)
          if (from !== null && from <= at) throw problem({ from: 'post_from_over' })
          const ends = openings.map((opening) => timesFor(opening).visibleUntil)
          if (ends.some((end) => end !== undefined && end <= (later ?? at)))
            throw problem({ until: 'post_until_early' })
          if (later !== undefined && openings.some(({ row }) => isVisible(row, at)))
            throw problem({ from: 'post_from_live' })
          for (const opening of openings) {
            await open(inside, opening, timesFor(opening), account.id, ready.get(opening.language))
          }
          await openShared(inside, id, at)
          await note(inside, {
            account: account.id,
            deed: later === undefined ? 'postOpened' : 'postScheduled',
            thing: { kind: 'post', id },
            facts: {
              languages: openings.map(({ language }) => language).join(' '),
              ...(later !== undefined && { from: new Date(later).toISOString() }),
              ...(until && { until: new Date(until).toISOString() }),
              ...(reason && { why: reason }),
            },
          })
          return { at, panes: await panesOf(inside, id, at) }
        })
        .finally(onChange)
    },
  }
}

/** What all languages have alike has no version of its own, and may have changed while the gate looked. */
function expectAsLookedAt(openings: Opening[], looked: Opening[]): void {
  const changed = openings.filter(({ text }, place) => !looked[place] || !isSameText(text, looked[place].text))
  if (changed.length > 0) throw conflictIn(changed.map(({ language }) => language))
}

/** Board and gate set them without another version. Those that are asked for are no conflict: an answer may have been lost. */
function expectTimes(
  openings: Opening[],
  seen: OpeningPostInput['times'],
  timesFor: (opening: Opening) => Times,
): void {
  const changed = openings.filter((opening) => {
    const { language, row } = opening
    const known = seen?.[language]
    if (!known || isStill(row, timesFor(opening))) return false
    return !isStill(row, { visibleFrom: known.visibleFrom ?? undefined, visibleUntil: known.visibleUntil ?? undefined })
  })
  if (changed.length > 0) throw conflictIn(changed.map(({ language }) => language))
}

const isStill = (row: Span, { visibleFrom, visibleUntil }: Span) =>
  row.visibleFrom === visibleFrom && row.visibleUntil === visibleUntil

/** What is down already opens for as long as nobody takes it down. */
const endIn = (end: number | undefined, at: number) => (end !== undefined && end > at ? end : undefined)

function conflictIn(changed: Language[]): AppError {
  const fields = Object.fromEntries(changed.map((language) => [language, 'post_changed']))
  return invalid(fields, 'staff-errors:problems', 'conflict')
}

/** What is public, or was, keeps its date. */
function timesOf(
  row: StoredPost,
  { later, until, at }: { later: number | undefined; until: number | undefined; at: number },
): Times {
  if (later !== undefined) return { status: 'scheduled', visibleFrom: later, visibleUntil: until }
  const state = stateOf(row, at)
  const isKept = state === 'live' || state === 'unpublished'
  return { status: 'published', visibleFrom: isKept ? row.visibleFrom : at, visibleUntil: until }
}

/** Keys of problems by field. `typed`: the slug as staff typed it. */
function lacking(text: WrittenPost, typed: string, postId: string): Record<string, string> {
  return {
    ...(text.title === '' && { title: 'post_title_missing' }),
    ...(text.excerpt === '' && { excerpt: 'post_excerpt_missing' }),
    ...(isUnnamed(text.slug, postId) && { slug: 'post_slug_missing' }),
    ...(typed !== '' && typed !== text.slug && { slug: slugShape.test(typed) ? 'post_slug_taken' : 'post_slug_shape' }),
  }
}

function prefixed(language: Language, fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([field, key]) => [`${language}.${field}`, key]))
}

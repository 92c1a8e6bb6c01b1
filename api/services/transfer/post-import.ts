import pLimit from 'p-limit'
import type { TransferDone, TransferPlan, TransferRefused } from '#api/contract/staff/post-transfer.ts'
import { transferLimits } from '#api/contract/values/post-transfer.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { AppError, invalid } from '#api/errors.ts'
import { isStorageTrouble, type PostedFile } from '#api/outbound/file-storage.ts'
import type { PictureStorage } from '#api/outbound/picture-storage.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { asksForWords, searched } from '#api/services/pictures/picture-library.ts'
import type { PictureMaker } from '#api/services/pictures/picture-maker.ts'
import type { PublishGate } from '#api/services/post-desk/checks/publish-gate.ts'
import { type PostEditing, postsLock } from '#api/services/posts/post-editing.ts'
import { hashesOf } from '#api/services/posts/post-source.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import { createPackedPictures } from '#api/services/transfer/packed-pictures.ts'
import type { ChangedPost, TransferChanges } from '#api/services/transfer/plan-transfer.ts'
import type { PostPackage } from '#api/services/transfer/read-package.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const MOST_WAITING = 4 // imports
const RETRY_AFTER = 60 // seconds
const AT_ONCE = 5000 // milliseconds in which pictures are made before the answer says how far it is

interface PostImportDependencies {
  stores: Stores
  editing: Pick<PostEditing, 'writeWithin'>
  storage: PictureStorage
  transfers: TransferStorage
  maker: PictureMaker
  /** The publish gate as it stands in an open transaction. */
  gateWithin: (inside: Inside) => Pick<PublishGate, 'stopped'>
  note: NoteDeed
  onChange: () => void
  now: () => number
}

type Inside = Omit<Stores, 'transaction'>

export type PostImport = Omit<ReturnType<typeof createPostImport>, 'handlers'>

const oneAtATime = pLimit(1)

/** In turn, because all texts of an import are in memory at once. Lazy: YAML and zip are for who brings something in. */
async function inTurn<Answer>(work: (tools: Awaited<ReturnType<typeof reading>>) => Promise<Answer>): Promise<Answer> {
  if (oneAtATime.activeCount + oneAtATime.pendingCount > MOST_WAITING)
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
  return oneAtATime(async () => work(await reading()))
}

async function reading() {
  const [{ planTransfer }, { withPackage }] = await Promise.all([
    import('#api/services/transfer/plan-transfer.ts'),
    import('#api/services/transfer/read-package.ts'),
  ])
  return { planTransfer, withPackage }
}

/** Brings posts in that `postExport` has taken away, or that somebody has written as it does (decision 0021). */
export function createPostImport(dependencies: PostImportDependencies) {
  const { stores, editing, transfers, gateWithin, note, onChange, now } = dependencies
  const packedPictures = createPackedPictures(dependencies)

  /** The dry run. */
  async function planOf(id: string, reader: Language): Promise<TransferPlan | null> {
    const file = await transfers.find(id)
    if (!file) return null
    const { posts, same, pictures, problems, seen } = await inTurn(({ planTransfer, withPackage }) =>
      withPackage(file.path, (content) => planTransfer(stores, content)),
    )
    return {
      id,
      seen,
      bytes: file.bytes,
      keptUntil: file.keptUntil,
      posts: posts.map((post) => shownPost(post, reader)),
      same,
      pictures: { added: pictures.added.length, changed: pictures.changed.length, same: pictures.same },
      refused: problems.slice(0, transferLimits.told),
      refusedInAll: problems.length,
    }
  }

  /** Pictures first, as many as there is time for: nothing shows them until the posts are there. */
  async function addPictures({ pictures: { added } }: TransferChanges, by: string) {
    const refused: TransferRefused[] = []
    const until = performance.now() + AT_ONCE
    let made = 0
    for (const picture of added) {
      if (performance.now() > until) break
      const why = await packedPictures.add(picture, by)
      if (why) refused.push({ file: picture.file, why })
      else made++
    }
    return { made, refused }
  }

  async function changePictures(inside: Inside, { pictures: { changed } }: TransferChanges, by: string) {
    for (const { picture, stored } of changed) {
      const { id, facts } = picture
      const thing = { kind: 'picture', id } as const
      if (stored.deletedAt !== undefined && (await inside.pictures.setDeleted(id, undefined)))
        await note(inside, { account: by, deed: 'pictureRestored', thing })
      const change = { ...facts, asks: asksForWords(facts), words: searched(facts) }
      if (!(await inside.pictures.update(id, stored.version, change))) throw new AppError('conflict')
      await note(inside, { account: by, deed: 'pictureSaved', thing })
    }
  }

  async function writePost(inside: Inside, { id, isNew, post, source, translations }: ChangedPost, by: string) {
    const { createdAt, picture } = post
    if (isNew) await inside.posts.insertPost(id, picture, createdAt ? Date.parse(createdAt) : now(), source)
    for (const { content, version, formerSlugs } of translations) {
      // Readers are told of what opens later; what is open has been told where it comes from.
      const isSilent = content.visibleFrom !== undefined && content.visibleFrom <= now()
      await editing.writeWithin(inside, content, { expected: version, isSilent })
      for (const slug of formerSlugs) await inside.postHistory.leaveSlug(id, content.language, slug)
    }
    await setBehind(inside, post.id, translations)
    const facts = { languages: translations.map(({ content }) => content.language).join(' ') }
    await note(inside, { account: by, deed: 'postImported', thing: { kind: 'post', id }, facts })
  }

  /** What somebody else has written since it was opened, and the import does not change. */
  async function leaveWritten({ postWorkings }: Inside, { posts }: TransferChanges) {
    for (const { id, translations } of posts) {
      for (const { content, unopened } of translations)
        if (unopened?.kept) await postWorkings.setContent(id, content.language, unopened.kept)
    }
  }

  /** What would be open, and is held back from who may not pass a stop. */
  async function stopsIn(inside: Inside, { posts }: TransferChanges, content: PostPackage): Promise<TransferRefused[]> {
    const gate = gateWithin(inside)
    const refused: TransferRefused[] = []
    for (const { id, translations } of posts) {
      const folder = content.posts.find(({ post }) => post.id === id)?.folder ?? ''
      const opened = translations.filter((one) => one.content.status !== 'draft').map((one) => one.content.language)
      const stopped = opened.length > 0 ? await gate.stopped(id, opened) : new Set()
      for (const language of stopped) refused.push({ file: `${folder}/${language}.md`, why: 'gateStopped' })
    }
    return refused
  }

  /** A translation that was behind its source stays so. */
  async function setBehind({ posts }: Inside, id: string, translations: ChangedPost['translations']) {
    const source = (await posts.findPost(id))?.sourceLanguage
    const text = source && (await posts.find(id, source))?.body
    if (text === undefined) return
    const { paragraphsBehind } = await import('#api/services/posts/paragraphs.ts')
    // A draft may be anything.
    const hashes = await hashesOf(text)
    for (const { content, sourceParagraphs } of translations) {
      if (!sourceParagraphs || content.language === source) continue
      const stored = await posts.find(id, content.language)
      if (stored) await posts.setBehind(stored.searchId, sourceParagraphs, paragraphsBehind(sourceParagraphs, hashes))
    }
  }

  const handlers: Pick<StaffHandlers, 'readTransfer' | 'runTransfer'> = {
    async readTransfer(context, { file }) {
      const { posts, windows } = await stores.postTransfer.count()
      const pictures = await stores.pictures.count({ shelf: 'all', words: [] })
      const plan = file === undefined ? null : await planOf(file, acting(context).account.language)
      return { at: now(), house: { posts, windows, pictures }, plan }
    },

    /** Throws `not_found` for what is no longer kept, `conflict` where posts have changed since the dry run. */
    async runTransfer(context, { file: id, seen }): Promise<TransferDone> {
      const { id: by, role } = acting(context).account
      const mayPassStops = rightsOf[role].includes('gateOverride')
      const file = await transfers.find(id)
      if (!file) throw new AppError('not_found')
      return inTurn(({ planTransfer, withPackage }) =>
        withPackage(file.path, async (content) => {
          const first = await planTransfer(stores, content)
          if (first.seen !== seen || first.problems.length > 0) throw new AppError('conflict')
          const of = first.pictures.added.length
          const { made, refused } = await addPictures(first, by)
          if (made < of) return { isDone: false, pictures: { made, left: of - made }, posts: 0, windows: 0, refused }
          const changes = await stores
            .transaction([postsLock], async (inside) => {
              const plan = await planTransfer(inside, content)
              if (plan.seen !== seen || plan.problems.length > 0) throw new AppError('conflict')
              await changePictures(inside, plan, by)
              for (const post of plan.posts) await writePost(inside, post, by)
              // Where everything is written, so that links among what comes in lead somewhere.
              const stops = mayPassStops ? [] : await stopsIn(inside, plan, content)
              if (stops.length > 0) throw new Stopped(stops)
              // After the gate, which looks at what is written: that is not what opens here.
              await leaveWritten(inside, plan)
              return plan
            })
            .catch((error: unknown) => {
              if (error instanceof Stopped) return error
              throw error
            })
            .finally(onChange)
          if (changes instanceof Stopped)
            return { isDone: false, pictures: { made, left: 0 }, posts: 0, windows: 0, refused: changes.stops }
          await transfers.remove(id)
          const windows = changes.posts.reduce((sum, { translations }) => sum + translations.length, 0)
          return {
            isDone: true,
            pictures: { made: made + changes.pictures.changed.length, left: 0 },
            posts: changes.posts.length,
            windows,
            refused,
          }
        }),
      )
    },
  }

  return {
    handlers,

    /** To be asked before a byte is read. Throws as `requireAllowed`. */
    expectRight({ live }: StaffContext): void {
      requireAllowed(live, { stages: ['full'], right: 'posts' }, now())
    },

    /** Keeps what was sent for an hour. Throws `invalid` or `too_large` with the reason for the field `file`. */
    async receive(posted: PostedFile | undefined): Promise<{ id: string }> {
      if (!posted) throw refused('transfer_missing')
      if (posted.content === 'too_large') throw refused('transfer_large')
      if (posted.content === 'unavailable') throw refused('transfer_room')
      const { content } = posted
      await content.keep().catch((error: unknown) => {
        throw isStorageTrouble(error) ? refused('transfer_room', error) : error
      })
      return { id: content.storedName }
    },
  }
}

/** Rolls back what an import has written. */
class Stopped extends Error {
  readonly stops: TransferRefused[]

  constructor(stops: TransferRefused[]) {
    super('The publish gate stops what the import would open')
    this.stops = stops
  }
}

export const uploadRefusals = ['transfer_missing', 'transfer_large', 'transfer_room'] as const

/** Why nothing was kept. */
export function refused(reason: (typeof uploadRefusals)[number], cause?: unknown): AppError {
  const code = reason === 'transfer_large' ? 'too_large' : 'invalid'
  return Object.assign(invalid({ file: reason }, 'staff-errors:problems', code), { cause })
}

function shownPost(
  { id, isNew, post, source, translations }: ChangedPost,
  reader: Language,
): TransferPlan['posts'][number] {
  const own = [reader, source].find((language) => post.translations[language]) ?? translations[0]?.content.language
  const titleLanguage = own ?? source
  return {
    id,
    isNew,
    title: post.translations[titleLanguage]?.title ?? '',
    titleLanguage,
    translations: translations.map(({ content: { language }, version, fields, unopened }) => ({
      language,
      isNew: version === 0,
      fields,
      setsAside: unopened?.setsAside ?? false,
    })),
  }
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { PostRevision } from '#api/contract/staff/post-writing.ts'
import { AppError } from '#api/errors.ts'
import { findPost } from '#api/services/post-desk/written-language.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import { revisedText } from '#api/services/posts/post-revisions.ts'
import { countWords } from '#api/services/posts/read-time.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { ShownRevision } from '#api/store/post-history.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

const LISTED = 100 // the newest
const MOST_WAITING = 5 * LISTED // revisions that wait to be read, for all who look: half a minute of long texts
const RETRY_AFTER = 5 // seconds

interface PostHistoryDependencies {
  stores: Pick<Stores, 'posts' | 'postHistory'>
  now: () => number
}

/** What a translation was. Restoring is the page's: it reads a revision and saves it. */
export function createPostHistory({
  stores: { posts, postHistory },
  now,
}: PostHistoryDependencies): Pick<StaffHandlers, 'listRevisions' | 'readRevision'> {
  /** The revision that visitors see now. */
  async function publicId(id: string, language: Language): Promise<string | undefined> {
    const row = (await posts.translations(id)).find((one) => one.language === language)
    return row && isVisible(row, now()) ? postHistory.publicRevision(id, language) : undefined
  }

  /** Reading a long text and counting its words takes a while: others have a turn between two of them. */
  async function toldOf(id: string, language: Language, revision: string, shown: string | undefined) {
    await nextTurn()
    const found = await postHistory.revision(id, language, revision)
    return found && told(found, shown)
  }

  return {
    async listRevisions(_context, { id, in: language }) {
      await findPost({ posts }, id)
      const shown = await publicId(id, language)
      const ids = await postHistory.revisionIds(id, language, LISTED)
      if (oneAtATime.pendingCount >= MOST_WAITING)
        throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
      const found = await Promise.all(ids.map((one) => oneAtATime(() => toldOf(id, language, one, shown))))
      return { at: now(), revisions: found.filter((one) => one !== undefined) }
    },

    async readRevision(_context, { id, in: language, revision }) {
      await findPost({ posts }, id)
      const found = await postHistory.revision(id, language, revision)
      if (!found) throw new AppError('not_found')
      return { revision: told(found, await publicId(id, language)), text: revisedText(found.content, id) }
    },
  }
}

/** Of all who look at the same time: each holds one text. */
const oneAtATime = pLimit(1)

function told(revision: ShownRevision, shown?: string): PostRevision {
  const { id, postId, language, content, savedAt, savedByName } = revision
  const { title, body } = revisedText(content, postId)
  const words = countWords(body, language)
  return { id, savedAt, savedBy: savedByName ?? null, title, words, isPublic: id === shown }
}

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

  return {
    async listRevisions(_context, { id, in: language }) {
      await findPost({ posts }, id)
      const shown = await publicId(id, language)
      const revisions = await postHistory.revisions(id, language, LISTED)
      return { at: now(), revisions: await Promise.all(revisions.map((revision) => told(revision, shown))) }
    },

    async readRevision(_context, { id, in: language, revision }) {
      await findPost({ posts }, id)
      const found = await postHistory.revision(id, language, revision)
      if (!found) throw new AppError('not_found')
      return { revision: await told(found, await publicId(id, language)), text: revisedText(found.content, id) }
    },
  }
}

const oneAtATime = pLimit(1)

/** Counting the words of a long text takes a while: others have a turn between two of them. */
async function told(revision: ShownRevision, shown?: string): Promise<PostRevision> {
  const { id, postId, language, content, savedAt, savedByName } = revision
  const { title, body } = revisedText(content, postId)
  const words = await oneAtATime(async () => {
    await nextTurn()
    return countWords(body, language)
  })
  return { id, savedAt, savedBy: savedByName ?? null, title, words, isPublic: id === shown }
}

import { expect } from 'vitest'
import type { StaffAnswer, StaffCallName, StaffDraft } from '#api/contract/staff/calls.ts'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { BoardAnswer, BoardPost, PostsAnswer } from '#api/contract/staff/posts.ts'
import { staffPaths } from '#api/contract/values/staff-paths.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createStores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'
import { createBlog, postContent } from './posts.ts'
import { addColleague, type Colleague } from './staff-people.ts'
import { createTestApp, secretKey } from './test-app.ts'

type Deed = 'publishPosts' | 'schedulePosts' | 'unpublishPosts' | 'deletePosts'

export type PostDesk = Awaited<ReturnType<typeof openPostDesk>>

/** The post desk, with a moderator at it. */
export async function openPostDesk() {
  const test = await createTestApp()
  const { previews } = await openSecrets(createStores(test.database), secretKey)
  const blog = await createBlog({ database: test.database, now: test.clock.now, previewSecret: previews })
  const moderator = await addColleague(test, 'moderator')

  async function board(query: Record<string, string> = {}, who: Colleague = moderator): Promise<BoardAnswer> {
    const url = `${staffPaths.listPosts}?${new URLSearchParams(query)}`
    const answer = await test.app.inject({ url, headers: { cookie: who.browser.cookie ?? '' } })
    expect(answer.statusCode).toBe(200)
    return answer.json()
  }

  const save = (version: number, text: WrittenPost, more: { id?: string; in?: Language; agreesWith?: number } = {}) =>
    ask(moderator, 'savePost', { id: newPostId, in: 'de', version, text, ...more })

  return {
    ...test,
    blog,
    moderator,
    board,
    save,

    /** What a language of a post says now, saved with changes. */
    async change(postId: string, language: Language, changes: Partial<WrittenPost>) {
      const { version, text } = await ask(moderator, 'readPost', { id: postId, in: language })
      return save(version, { ...text, ...changes }, { id: postId, in: language })
    },

    idsOf: async (query?: Record<string, string>) => (await board(query)).posts.map(({ id }) => id),

    async postOf(id: string, who?: Colleague): Promise<BoardPost> {
      const post = (await board({}, who)).posts.find((one) => one.id === id)
      if (!post) throw new Error(`The board has no ${id}.`)
      return post
    },

    async run(
      deed: Deed,
      posts: BoardPost[],
      more: { in?: string; from?: number } = {},
      who = moderator,
    ): Promise<PostsAnswer> {
      const answer = await who.browser.call(deed, { posts: posts.map(({ id, seen }) => ({ id, seen })), ...more })
      expect(answer.statusCode).toBe(200)
      return answer.json()
    },

    undo: async (id: string | null, who = moderator) => who.browser.call('undoPosts', { id: id ?? '' }),

    statusOf: async (slug: string, language = 'en') =>
      (await test.app.inject(`/api/posts/${slug}?language=${language}`)).statusCode,
  }
}

export const german = (changes = {}) =>
  postContent({ language: 'de', slug: 'ein-fenster', title: 'Ein Fenster', body: 'Ein Fenster.', ...changes })

export const newPostId = '0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1d'

/** What the editor sends of a post that somebody has just begun. */
export function writtenText(changes: Partial<WrittenPost> = {}): WrittenPost {
  return {
    title: 'Ein Fenster',
    slug: '',
    excerpt: 'Wofür ein Fenster gut ist.',
    body: '## Licht\n\nEin Fenster lässt Licht herein.',
    tags: ['Licht'],
    seoTitle: '',
    seoDescription: '',
    pictureAlt: 'Ein helles Fenster.',
    picture: 'performance-budget',
    type: 'insights',
    author: 'Dritare Lab',
    isFeatured: false,
    ...changes,
  }
}

/** Calls as an editor's page does, and expects them to be answered. */
export async function ask<Name extends StaffCallName>(
  { browser }: Colleague,
  name: Name,
  input: StaffDraft<Name>,
): Promise<StaffAnswer<Name>> {
  const answer = await browser.call(name, input as object)
  expect(answer.json()).not.toHaveProperty('error')
  return answer.json()
}

import type { ToldBrowsers } from '#api/contract/staff/post-checks.ts'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Stores } from '#api/store/stores.ts'

interface Asked {
  postId: string
  type: PostType
  at: number
}

/** Who would be told of a post, by the same rules as `push-announcer.ts`. */
export async function toldBrowsers(
  { pushAnnouncements, pushSubscriptions }: Pick<Stores, 'pushAnnouncements' | 'pushSubscriptions'>,
  { postId, type, at }: Asked,
): Promise<ToldBrowsers> {
  const announcements = await pushAnnouncements.ofPost(postId)
  const heard = announcements.flatMap(({ language, begunAt }) => (begunAt === undefined ? [] : [{ language, begunAt }]))
  const wishes = await pushSubscriptions.wishes(type, at, [...new Set(heard.map(({ begunAt }) => begunAt))])
  const groups = wishes.flatMap(({ languages, all, after }) => {
    const since = heard.filter(({ language }) => languages.includes(language)).map(({ begunAt }) => begunAt)
    const browsers = since.length === 0 ? all : (after.get(Math.max(...since)) ?? 0)
    return browsers > 0 ? [{ languages, browsers }] : []
  })
  const announced = announcements.filter(({ begunAt, isDone }) => isDone || begunAt !== undefined)
  return { groups, announced: announced.map(({ language }) => language) }
}

import { createHash } from 'node:crypto'
import type { ViewInput } from '#api/contract/posts.ts'
import { unknown } from '#api/contract/values/analytics-answer.ts'
import { browserOf, deviceKindOf } from '#api/contract/values/user-agent.ts'
import type { LongLimits } from '#api/services/limits/long-limits.ts'
import { networkOf, type RateLimits } from '#api/services/limits/rate-limits.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import { postsLock } from '#api/services/posts/post-editing.ts'
import { createViewSalts } from '#api/services/posts/view-salts.ts'
import { originOf } from '#api/services/visits/visit-facts.ts'
import type { Stores } from '#api/store/stores.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BURST = 6 // more different posts than this in a minute are a burst
const BURST_WINDOW = MINUTE
const BURST_PAUSE = 5 * MINUTE // nothing counts for so long after a burst (specification 9)
const SESSION_PAUSE = 30 * MINUTE

interface PostViewsDependencies {
  stores: Stores
  rateLimits: RateLimits
  longLimits: LongLimits
  now: () => number
  newId: () => string
}

export interface Reader {
  ip: string
  userAgent: string
}

export type PostViewsService = ReturnType<typeof createPostViewsService>

/** Counts reads without identifying readers (D23). */
export function createPostViewsService({ stores, rateLimits, longLimits, now, newId }: PostViewsDependencies) {
  const salts = createViewSalts({ stores, keyOf: rateLimits.keyOf, now })

  return {
    forgetSalts: salts.forget,

    /** False when the view does not count, undefined for an unknown post. Throws `too_many_requests` (D32). */
    async count(postId: string, input: ViewInput, { ip, userAgent }: Reader): Promise<boolean | undefined> {
      const post = (await stores.posts.translations(postId)).find((translation) => isVisible(translation, now()))
      if (!post) return undefined
      const network = networkOf(ip)
      longLimits.expectRoom('view', network)
      const requests = rateLimits.ofRecord('view', network)
      await rateLimits.expectRoom(stores.rateHits, requests)
      const kind = deviceKindOf(userAgent)
      const identities = (await salts.current()).map((salt) => ({
        network: hash(salt, network),
        visitor: hash(salt, `${network}\n${kind}`),
      }))
      const [{ network: ownNetwork, visitor } = { network: '', visitor: '' }] = identities
      const sessionId = input.allowsAnalytics ? input.sessionId : undefined
      // Whoever writes a post takes its rows in another order, and writes back the count that it has read.
      const keys = [postsLock, `view ${ownNetwork}`, ...rateLimits.keysOf(requests)]
      const isKept = await stores.transaction(keys, async ({ posts, postViews, rateHits }) => {
        await rateLimits.take(rateHits, requests)
        const at = now()
        const recent = await postViews.since(
          identities.map((identity) => identity.network),
          sessionId,
          at - DAY,
        )
        if (!isCounted(recent, { postId, identities, sessionId, at })) return false
        await postViews.insert({
          id: newId(),
          postId,
          visitor,
          network: ownNetwork,
          sessionId,
          viewedAt: at,
          language: input.language,
          ...(input.allowsAnalytics
            ? {
                device: kind,
                browser: browserOf(userAgent),
                referrer: originOf(input.referrer) || unknown,
                isReturning: input.isReturning,
              }
            : { device: unknown, browser: unknown, referrer: unknown, isReturning: false }),
        })
        await posts.countView(postId)
        return true
      })
      longLimits.count('view', network)
      return isKept
    },
  }
}

interface RecentView {
  postId: string
  visitor: string
  network: string
  sessionId: string | undefined
  viewedAt: number
}

interface NewView {
  postId: string
  identities: { visitor: string; network: string }[] // with today's salt and with yesterday's
  sessionId: string | undefined
  at: number
}

/** D23's rules. A post counts once per network; bursts are per device type, so that a class blocks nobody. */
function isCounted(recent: RecentView[], { postId, identities, sessionId, at }: NewView): boolean {
  const isOfNetwork = (view: RecentView) => identities.some(({ network }) => network === view.network)
  const isOfVisitor = (view: RecentView) => identities.some(({ visitor }) => visitor === view.visitor)
  const isOfSession = (view: RecentView) => sessionId !== undefined && view.sessionId === sessionId
  const isRepeated = recent.some(
    (view) =>
      view.postId === postId && (isOfNetwork(view) || (isOfSession(view) && at - view.viewedAt < SESSION_PAUSE)),
  )
  const own = recent.filter((view) => isOfVisitor(view) || isOfSession(view))
  return !isRepeated && !isPaused(own, at)
}

function isPaused(recent: RecentView[], at: number): boolean {
  const times = recent.map(({ viewedAt }) => viewedAt).toSorted((one, other) => other - one)
  return times.some((time, place) => {
    const first = times[place + BURST - 1]
    return at - time < BURST_PAUSE && first !== undefined && time - first <= BURST_WINDOW
  })
}

function hash(salt: string, text: string): string {
  return createHash('sha256').update(`${salt}\n${text}`).digest('base64url')
}

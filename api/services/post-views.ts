import { createHash, randomBytes } from 'node:crypto'
import { unknown } from '#api/contract/analytics-answer.ts'
import type { ViewInput } from '#api/contract/posts.ts'
import { networkOf, type RateLimit, type RateLimits } from '#api/services/rate-limits.ts'
import { browserOf, deviceOf } from '#api/services/user-agent.ts'
import type { Stores } from '#api/store/stores.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
/** A handful: more different posts than these in a minute are a burst. */
const BURST = 6
const BURST_WINDOW = MINUTE
/** After a burst, nothing of that visitor counts for so long (specification 9). */
const BURST_PAUSE = 5 * MINUTE
const SESSION_PAUSE = 30 * MINUTE

const VIEWS_PER_MINUTE = 120

interface PostViewsDependencies {
  stores: Stores
  rateLimits: RateLimits
  now: () => number
  newId: () => string
  /** The salt of a day: random bytes that are never stored (D23). */
  newSalt?: () => string
}

export interface Reader {
  ip: string
  userAgent: string
}

export type PostViewsService = ReturnType<typeof createPostViewsService>

/** How often posts are read, without knowing by whom (D23). */
export function createPostViewsService({
  stores,
  rateLimits,
  now,
  newId,
  newSalt = () => randomBytes(32).toString('base64url'),
}: PostViewsDependencies) {
  let salts: { salt: string; from: number }[] = []

  /** Today's, then the one before: a visitor of last night is still known within 24 hours. */
  function currentSalts(): string[] {
    const at = now()
    if (!salts[0] || at - salts[0].from >= DAY) salts = [{ salt: newSalt(), from: at }, ...salts]
    salts = salts.filter(({ from }) => at - from < 2 * DAY)
    return salts.map(({ salt }) => salt)
  }

  return {
    /**
     * Counts a view, or says that it does not count. Undefined when there is no such post. Throws `too_many_requests`
     * when its network has sent more in a minute than visits may be (D32), counted or not.
     */
    async count(postId: string, input: ViewInput, { ip, userAgent }: Reader): Promise<boolean | undefined> {
      const post = (await stores.posts.translations(postId)).find(
        ({ visibleFrom }) => visibleFrom !== undefined && visibleFrom <= now(),
      )
      if (!post) return undefined
      const salts = currentSalts()
      const visitors = salts.map((salt) => hash(salt, `${ip}\n${userAgent}`))
      const [visitor = ''] = visitors
      const sessionId = input.allowsAnalytics ? input.sessionId : undefined
      const limits = limitsFor(networkOf(ip))
      const keys = [`view ${visitor}`, ...rateLimits.keysOf(limits)]
      return stores.transaction(keys, async ({ posts, postViews, rateHits }) => {
        await rateLimits.take(rateHits, limits)
        const at = now()
        const recent = await postViews.since(visitors, sessionId, at - DAY)
        if (!isCounted(recent, { postId, visitors, sessionId, at })) return false
        await postViews.insert({
          id: newId(),
          postId,
          visitor,
          network: hash(salts[0] ?? '', ip),
          sessionId,
          viewedAt: at,
          language: input.language,
          ...(input.allowsAnalytics
            ? {
                device: deviceOf(userAgent),
                browser: browserOf(userAgent),
                referrer: input.referrer.split(/[?#]/)[0] || unknown,
                isReturning: input.isReturning,
              }
            : { device: unknown, browser: unknown, referrer: unknown, isReturning: false }),
        })
        await posts.countView(postId)
        return true
      })
    },
  }
}

function limitsFor(network: string): RateLimit[] {
  return [{ scope: 'view-network', value: network, max: VIEWS_PER_MINUTE, window: MINUTE }]
}

interface RecentView {
  postId: string
  visitor: string
  sessionId: string | undefined
  viewedAt: number
}

interface NewView {
  postId: string
  visitors: string[]
  sessionId: string | undefined
  at: number
}

/** The three rules of D23, over what this visitor or session has read in the last day. */
function isCounted(recent: RecentView[], { postId, visitors, sessionId, at }: NewView): boolean {
  const isRepeated = recent.some(
    (view) =>
      view.postId === postId &&
      (visitors.includes(view.visitor) || (view.sessionId === sessionId && at - view.viewedAt < SESSION_PAUSE)),
  )
  return !isRepeated && !isPaused(recent, at)
}

/** For five minutes after the view with which a burst was full, nothing counts. */
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

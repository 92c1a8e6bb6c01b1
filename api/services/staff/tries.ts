import { AppError } from '#api/errors.ts'
import { growingWaits, type LimitRule, limits } from '#api/services/limits/limits.ts'
import { ofNetwork, type RateLimits } from '#api/services/limits/rate-limits.ts'
import { type TriesState, triesAfter } from '#api/services/limits/wrong-tries.ts'
import { problem } from '#api/services/staff/staff-calls.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { Stores } from '#api/store/stores.ts'

interface Own {
  rule: LimitRule
  value: string
}

interface Counted extends LimitRule {
  value: string
}

/** A try that counts as wrong until it has turned out right: so that many at once are no more than many. */
export interface Try {
  ids: string[]
  ownKey: string | undefined // of the account that is tried
  ifWrong: TriesState
}

interface TriesDependencies {
  stores: Stores
  rateLimits: RateLimits
  now: () => number
  newId: () => string
}

export type Tries = ReturnType<typeof createTries>

/** Wrong passwords and codes (D32), by account and by network. What is right never counts. */
export function createTries({ stores, rateLimits, now, newId }: TriesDependencies) {
  const doorOf = ({ rule, value }: Own, network: string) =>
    rateLimits.keyOf({ scope: rule.scope, value: `${value} ${network}` })

  return {
    /** `own`: the address or account, known or not. Throws `too_many_requests`. */
    async begin(network: string, own?: Own): Promise<Try> {
      const ofTheNetwork: Counted[] = ofNetwork(network, { network: limits.staffNetwork, site: limits.staffSite })
      const ofBoth = [...(own ? [{ ...own.rule, value: own.value }] : []), ...ofTheNetwork]
      const locked = rateLimits.keysOf(ofBoth)
      return stores.transaction(locked, async ({ rateHits }) => {
        const at = now()
        const isLetIn =
          own !== undefined && (await rateHits.since([doorOf(own, network)], at - staffTimes.letIn)).length > 0
        const counted = isLetIn ? ofTheNetwork : ofBoth
        const keys = rateLimits.keysOf(counted)
        const hits = await rateHits.since(keys, at - growingWaits.remembered)
        const failuresOf = (key: string | undefined) => hits.filter((hit) => hit.key === key).map((hit) => hit.at)
        const wait = Math.max(...counted.map((rule, place) => triesAfter(failuresOf(keys[place]), rule, at).wait))
        if (wait > 0) throw tooManyTries(wait)
        const tries = counted.map((rule, place) => ({
          id: newId(),
          key: keys[place] ?? '',
          ifWrong: triesAfter([...failuresOf(keys[place]), at], rule, at),
        }))
        const expiresAt = at + growingWaits.remembered
        await rateHits.insert(...tries.map(({ id, key }) => ({ id, key, at, count: 1, expiresAt })))
        return {
          ids: tries.map(({ id }) => id),
          ownKey: own && locked[0],
          ifWrong: {
            left: Math.min(...tries.map(({ ifWrong }) => ifWrong.left)),
            wait: Math.max(...tries.map(({ ifWrong }) => ifWrong.wait)),
          },
        }
      })
    },

    /** It was right: neither it nor the wrong ones of this account before it count any more. */
    async forget({ rateHits }: Pick<Stores, 'rateHits'>, { ids, ownKey }: Try): Promise<void> {
      await rateHits.remove(ids)
      if (ownKey !== undefined) await rateHits.forget(ownKey)
    },

    /**
     * Ends the wait of an account for whoever has shown that it is theirs, and keeps others’ tries from beginning a new one for
     * their network before they have signed in.
     */
    async letIn({ rateHits }: Pick<Stores, 'rateHits'>, own: Own, network: string): Promise<void> {
      const at = now()
      await rateHits.forget(rateLimits.keyOf({ ...own.rule, value: own.value }))
      await rateHits.insert({ id: newId(), key: doorOf(own, network), at, count: 1, expiresAt: at + staffTimes.letIn })
    },
  }
}

/** `invalid` for one field, with what is left after it. */
export function wrongTry(field: string, key: string, { ifWrong: { left, wait } }: Try): AppError {
  const { code, fields } = problem({ [field]: key })
  return new AppError(code, {
    ...(fields && { fields }),
    triesLeft: left,
    ...(wait > 0 && { retryAfter: Math.ceil(wait / 1000) }),
  })
}

function tooManyTries(wait: number): AppError {
  return new AppError('too_many_requests', { triesLeft: 0, retryAfter: Math.ceil(wait / 1000) })
}

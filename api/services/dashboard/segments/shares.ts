import { createHash, randomBytes } from 'node:crypto'
import { mostShares } from '#api/contract/values/staff/analytics.ts'
import { sharedDashboardPath } from '#api/contract/values/staff-paths.ts'
import { withoutEmpty } from '#api/services/dashboard/segments/segments.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000

interface SharesDependencies {
  stores: Stores
  note: NoteDeed
  now: () => number
  newId: () => string
}

/**
 * Links that show a segment of the dashboard to whoever has them, until they expire or are revoked. A link keeps the filters
 * it was made with: a segment that is renamed or deleted changes nothing about it.
 */
export function createShares({
  stores,
  note,
  now,
  newId,
}: SharesDependencies): Pick<StaffHandlers, 'listShares' | 'makeShare' | 'revokeShare'> {
  async function list() {
    const at = now()
    const shares = await stores.shares.list(at)
    return { at, shares: shares.map(({ madeByName, ...shown }) => ({ ...shown, by: madeByName ?? null })) }
  }

  return {
    listShares: list,

    async makeShare(context, { name, filters, days }) {
      const account = acting(context).account.id
      const token = randomBytes(32).toString('base64url')
      const id = newId()
      const at = now()
      const expiresAt = at + days * DAY
      await stores.transaction(['dashboard-shares'], async (inside) => {
        if ((await inside.shares.list(at)).length >= mostShares) throw problem({ name: 'shares_full' })
        await inside.shares.insert({
          ...{ id, tokenHash: shareHash(token), name, filters: withoutEmpty(filters) },
          ...{ madeAt: at, madeBy: account, expiresAt },
        })
        const facts = { is: name, until: new Date(expiresAt).toISOString() }
        await note(inside, { account, deed: 'shareMade', thing: { kind: 'share', id }, facts })
      })
      return { ...(await list()), id, path: `${sharedDashboardPath}?token=${token}` }
    },

    /** Revoking what is gone already is no mistake. */
    async revokeShare(context, { id }) {
      const account = acting(context).account.id
      await stores.transaction(['dashboard-shares'], async (inside) => {
        const name = await inside.shares.delete(id)
        if (name === undefined) return
        await note(inside, { account, deed: 'shareRevoked', thing: { kind: 'share', id }, facts: { was: name } })
      })
      return list()
    },
  }
}

/** What is stored of a token; it has 256 bits, so that nobody finds one by trying. */
export const shareHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

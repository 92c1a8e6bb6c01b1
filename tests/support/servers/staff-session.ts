import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '#api/db/open.ts'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import { createStores } from '#api/store/stores.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

interface Staff {
  role?: 'owner' | 'moderator'
  /** Followed by “Sample”. */
  name?: string
}

/** The token of a session of somebody new, who has no password: for tests of what staff do once they are in. */
export async function addStaffSession(place: Place, { role = 'owner', name = 'Arta' }: Staff = {}): Promise<string> {
  const database = await openDatabase({ ...place, now: Date.now, onError: () => {} })
  const [id, token, at] = [randomUUID(), randomBytes(32).toString('base64url'), Date.now()]
  const email = `${name.toLowerCase()}-${id}@example.org`
  await createStores(database).transaction([], async ({ staffAccounts, staffSessions }) => {
    await staffAccounts.insert({
      ...{
        id,
        email,
        emailKey: email,
        name: `${name} Sample`,
        role,
        language: 'en',
        writesIn: ['en'],
        theme: 'device',
      },
      ...{ letterKeys: true, password: undefined, passwordAt: undefined, lastSeenAt: undefined, createdAt: at },
      // Never opened: the session is there already.
      ...(role === 'owner' ? { totpSecret: 'sealed', totpSince: at } : { totpSecret: undefined, totpSince: undefined }),
      ...{ totpLastStep: 0, secondFactorDue: undefined, deactivatedAt: undefined },
    })
    await staffSessions.insert({
      ...{ id: randomUUID(), account: id, stage: 'full', role, device: 'Firefox, Linux', pendingTotp: undefined },
      tokenHash: createHash('sha256').update(token).digest('base64url'),
      ...{ createdAt: at, usedAt: at, freshUntil: at + staffTimes.fresh },
    })
  })
  await database.db.destroy()
  return token
}

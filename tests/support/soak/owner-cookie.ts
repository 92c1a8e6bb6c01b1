import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from '#api/db/open.ts'
import { createStores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'

interface Place {
  dataDir: string
  databaseUrl: string | undefined
}

/** The cookie of an owner's session on a server that is open, whose issues of the newsletter are public from now on. */
export async function ownerCookie(place: Place): Promise<string> {
  const database = await openDatabase({ ...place, now: Date.now, onError: () => {} })
  const { staffAccounts, staffSessions, settings } = createStores(database)
  const [id, token, at] = [randomUUID(), randomBytes(32).toString('base64url'), Date.now()]
  const email = `owner-${id}@example.org`
  const role = 'owner'
  await staffAccounts.insert({
    ...{ id, email, emailKey: email, name: 'Arta Sample', role, language: 'en', writesIn: ['en'], theme: 'device' },
    ...{ letterKeys: true, password: undefined, passwordAt: undefined, lastSeenAt: undefined, createdAt: at },
    // Never opened: the session is there already.
    ...{ totpSecret: 'sealed', totpSince: at, totpLastStep: 0, secondFactorDue: undefined, deactivatedAt: undefined },
  })
  await staffSessions.insert({
    ...{ id: randomUUID(), account: id, stage: 'full', role, device: 'Firefox, Linux', pendingTotp: undefined },
    ...{ tokenHash: createHash('sha256').update(token).digest('base64url'), createdAt: at, usedAt: at, freshUntil: at },
  })
  await settings.put('issueArchive', languages.join())
  await database.db.destroy()
  return `session=${token}`
}

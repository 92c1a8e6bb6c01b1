import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { loadSecretKey } from '#api/outbound/secret-key.ts'
import { createNewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { openSecrets } from '#api/services/operation/secrets.ts'
import { createPreviewLinks } from '#api/services/posts/preview-links.ts'
import { createStores, type Stores } from '#api/store/stores.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'dritare-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

const now = () => Date.UTC(2026, 10, 20)
const key = 'a key that every server of this database has'
const nextKey = `another ${key}`

async function openTest() {
  const test = await createTestDatabase()
  const open = () => openDatabase({ ...test, now, onError: () => {} })
  const database = await open()
  return {
    open,
    stores: createStores(database),
    async rotate() {
      const page = readFileSync('stories/operate/rotate-keys.mdx', 'utf8')
      const [, statement = ''] = /```sql\n([\s\S]+?)```/.exec(page) ?? []
      await sql.raw(statement).execute(database.db)
    },
    settings: async () => JSON.stringify(await database.db.selectFrom('settings').selectAll().execute()),
    async [Symbol.asyncDispose]() {
      await database.db.destroy()
      await test.remove()
    },
  }
}

describe('the secret key', () => {
  it('is made once, in a file that only the server’s account reads', async () => {
    const dataDir = path.join(folder, 'new')
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => loadSecretKey({ dataDir, key: undefined })))
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(others).toEqual([first, first])
    expect(await loadSecretKey({ dataDir, key: undefined })).toBe(first)
    const file = path.join(dataDir, 'secret.key')
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8')).toBe(`${first}\n`)
  })

  it('comes from the environment where that has one, and no file is made', async () => {
    const dataDir = path.join(folder, 'none')
    expect(await loadSecretKey({ dataDir, key })).toBe(key)
    expect(() => statSync(dataDir)).toThrow('ENOENT')
  })

  it('is never replaced: a file that holds none is told', async () => {
    writeFileSync(path.join(folder, 'secret.key'), '\n')
    await expect(loadSecretKey({ dataDir: folder, key: undefined })).rejects.toThrow(
      /secret\.key holds no key\. Restore/,
    )
  })
})

describe('the secrets', () => {
  it('are one for each purpose, the same at every start, and not in the database', async () => {
    await using test = await openTest()
    const secrets = await openSecrets(test.stores, key)
    expect(new Set(Object.values(secrets)).size).toBe(5)
    expect(await openSecrets(test.stores, key)).toEqual(secrets)
    const stored = await test.settings()
    for (const secret of [...Object.values(secrets), key]) expect(stored).not.toContain(secret)
    expect(stored).not.toMatch(/-secret/)
  })

  it('are refused where the database is used with another key', async () => {
    await using test = await openTest()
    await openSecrets(test.stores, key)
    await expect(openSecrets(test.stores, `${key}, another`)).rejects.toThrow(
      /Set SECRET_KEY to the same key on every server/,
    )
  })

  it('of an older version go on working on every server, and leave the database', async () => {
    await using test = await openTest()
    const old = {
      'newsletter-secret': 'an old newsletter',
      'preview-secret': 'an old preview',
      'rate-limit-secret': 'old limits',
    }
    for (const [name, value] of Object.entries(old)) await test.stores.settings.getOrInsert(name, value)
    const expiresAt = now() + 1000
    const link = createNewsletterTokens({ secret: old['newsletter-secret'], now }).sign({
      purpose: 'unsubscribe',
      id: 'a',
      expiresAt,
    })
    const preview = createPreviewLinks({ stores: test.stores, secret: old['preview-secret'], now }).sign(
      'en',
      'a',
      expiresAt,
    )

    const second = await test.open()
    const [here, there] = await Promise.all([openSecrets(test.stores, key), openSecrets(createStores(second), key)])
    await second.db.destroy()
    expect(there).toEqual(here)
    expect(createNewsletterTokens({ secret: here.newsletter, now }).read(link)).toEqual({
      purpose: 'unsubscribe',
      id: 'a',
    })
    expect(createPreviewLinks({ stores: test.stores, secret: here.previews, now }).allows('en', 'a', preview)).toBe(
      true,
    )
    const stored = await test.settings()
    for (const secret of Object.values(old)) expect(stored).not.toContain(secret)
    expect(stored).not.toMatch(/-secret"/)
    // The fourth was not there, and is derived.
    expect(here.proofs).toMatch(/^[\w-]{43}$/)
    expect(await openSecrets(test.stores, key)).toEqual(here)
  })

  it('are others after the steps that the page about keys tells', async () => {
    await using test = await openTest()
    const before = await openSecrets(test.stores, key)
    await test.rotate()
    const after = await openSecrets(test.stores, nextKey)
    expect(
      Object.keys(before).filter((purpose) => Reflect.get(before, purpose) === Reflect.get(after, purpose)),
    ).toEqual([])
  })
})

describe('after those steps', () => {
  const keysOf = async (stores: Stores, secretKey: string) =>
    createNewsletterTokens({ secret: (await openSecrets(stores, secretKey)).newsletter, now })

  const subscriber = { language: 'en' as const, topics: [], source: 'footer', ip: '203.0.113.7', userAgent: '' }

  it.each([['the first server'], ['the second server']])(
    'whoever is on the list is known: %s starts first',
    async (first) => {
      await using test = await openTest()
      const { keyOf } = await keysOf(test.stores, key)
      const emails = ['Ana@example.org', ...Array.from({ length: 1200 }, (_, number) => `${number}@example.org`)]
      const all = emails.map((email, number) => ({
        ...subscriber,
        ...{ id: `${number}`, email, emailKey: keyOf(email), signedUpAt: number, confirmedAt: number },
      }))
      await test.stores.subscribers.insert(...all)
      await test.stores.subscribers.setDeleted('7', { at: now(), by: 'somebody' })
      await test.rotate()
      const second = await test.open()
      const servers = [test.stores, createStores(second)]
      if (first === 'the second server') servers.reverse()
      await Promise.all(servers.map((stores) => openSecrets(stores, nextKey)))
      await second.db.destroy()
      const next = await keysOf(test.stores, nextKey)
      const known = await test.stores.subscribers.findByKeys(emails.map(next.keyOf))
      expect(emails.map((email) => known.get(next.keyOf(email))?.id)).toEqual(all.map(({ id }) => id))
      expect(known.get(next.keyOf(emails[7] ?? ''))?.deletedAt).toBe(now())
    },
  )

  it('whoever an earlier version has taken twice, under either key, is on the list once', async () => {
    await using test = await openTest()
    const { keyOf } = await keysOf(test.stores, key)
    const row = { ...subscriber, email: 'ana@example.org', signedUpAt: 1 }
    await test.stores.subscribers.insert(
      { ...row, id: 'waits', emailKey: 'of a third key', confirmedAt: undefined },
      { ...row, id: 'later', emailKey: 'of another key', confirmedAt: 2 },
      { ...row, id: 'first', emailKey: keyOf(row.email), confirmedAt: 1 },
    )
    await test.rotate()
    const next = await keysOf(test.stores, nextKey)
    expect((await test.stores.subscribers.list()).map(({ id, emailKey }) => [id, emailKey])).toEqual([
      ['later', next.keyOf(row.email)],
    ])
  })
})

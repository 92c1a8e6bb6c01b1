import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createStores, type Stores } from '#api/store/stores.ts'
import { createTestDatabase } from '../../support/servers/test-database.ts'

type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]

/** Transactions that are asked for at the same time; on SQLite they share commits, which nobody may notice. */
async function createContext() {
  const test = await createTestDatabase()
  const database = await openDatabase({ ...test, now: () => 1000, onError: () => {} })
  return {
    database,
    stores: createStores(database),
    async stored() {
      const rows = await database.db.selectFrom('messages').select('email').execute()
      return rows.map(({ email }) => email).toSorted()
    },
    async [Symbol.asyncDispose]() {
      await database.db.destroy()
      await test.remove()
    },
  }
}

const write = ({ messages }: Inside, email: string, id: string = randomUUID()) =>
  messages.insert({
    id,
    name: 'Ann',
    email,
    purpose: 'quote',
    message: 'A window, please.',
    language: 'en',
    receivedAt: 1,
    score: 1,
    sources: [],
    state: 'new',
  })

const many = Array.from({ length: 40 }, (_, number) => `p${String(number).padStart(2, '0')}@example.org`)

describe('transactions at the same time', () => {
  it('keep all that did not fail, and nothing of what did', async () => {
    await using context = await createContext()
    const results = await Promise.allSettled(
      many.map((email, number) =>
        context.stores.transaction([email], async (inside) => {
          await write(inside, email)
          if (number % 10 === 3) throw new Error(`${email} is refused`)
          return email
        }),
      ),
    )
    const kept = many.filter((_, number) => number % 10 !== 3)
    expect(results.filter(({ status }) => status === 'rejected')).toMatchObject(
      many.filter((email) => !kept.includes(email)).map((email) => ({ reason: { message: `${email} is refused` } })),
    )
    expect(results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []))).toEqual(kept)
    expect(await context.stored()).toEqual(kept)
  })

  it('are not undone by one that the database refuses', async () => {
    await using context = await createContext()
    const id = randomUUID()
    await context.stores.transaction([], (inside) => write(inside, 'first@example.org', id))
    const results = await Promise.allSettled(
      many.map((email, number) =>
        context.stores.transaction([email], (inside) => write(inside, email, number === 5 ? id : randomUUID())),
      ),
    )
    expect(results.map(({ status }) => status)).toEqual(many.map((_, n) => (n === 5 ? 'rejected' : 'fulfilled')))
    expect(await context.stored()).toEqual(['first@example.org', ...many.filter((_, n) => n !== 5)].toSorted())
  })

  it('see what is counted under the same key before them, and nothing that failed', async () => {
    await using context = await createContext()
    const takeOneOfThree = (number: number) =>
      context.stores.transaction(['shared'], async ({ rateHits }) => {
        if ((await rateHits.since(['shared'], 0)).length >= 3) return false
        await rateHits.insert({ id: randomUUID(), key: 'shared', at: 5, count: 1, expiresAt: 5 })
        if (number < 4) throw new Error('not this one')
        return true
      })
    const results = await Promise.allSettled(Array.from({ length: 20 }, (_, number) => takeOneOfThree(number)))
    expect(results.filter((result) => result.status === 'fulfilled' && result.value)).toHaveLength(3)
  })

  it('are as good when they are not worth waiting for the disk', async () => {
    await using context = await createContext()
    await Promise.all(
      many.map((email, number) =>
        context.stores.transaction([email], (inside) => write(inside, email), number % 2 ? 'full' : 'relaxed'),
      ),
    )
    expect(await context.stored()).toEqual(many)
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createErasing } from '#api/services/deleted/erasing.ts'
import { createErasePerson } from '#api/services/persons/erase-person.ts'
import { createFindPerson } from '#api/services/persons/find-person.ts'
import { retentionTasks } from '#api/services/retention/retention.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import { createStores } from '#api/store/stores.ts'
import { storeApplication } from '../../support/app/application-rows.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const email = 'besa@example.org'

/** A storage that keeps everybody waiting until it is let go. */
function createSlowStorage() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  return {
    asked,
    letGo: resolve,
    remove(storedName: string): Promise<void> {
      asked.push(storedName)
      return promise
    },
  }
}

/** Whoever reads or writes meanwhile does not wait for it. */
async function expectOthersServed(
  test: TestApp,
  storage: ReturnType<typeof createSlowStorage>,
  deed: Promise<unknown>,
) {
  const stores = createStores(test.database)
  await expect.poll(() => storage.asked).toHaveLength(1)
  expect(await stores.transaction([], ({ messages }) => messages.find('nobody'))).toBeUndefined()
  storage.letGo()
  await deed
  expect(await stores.personRows.applications(email)).toEqual([])
}

type EraseDependencies = Parameters<typeof createErasePerson>[0]

/** Somebody who has applied, and who asks for their erasure. */
async function toErase(
  test: TestApp,
  change: Pick<EraseDependencies, 'storage'> & Partial<Pick<EraseDependencies, 'removeListsWith' | 'onUnremoved'>>,
) {
  await storeApplication(test, { email, deleteAfter: test.clock.now() + 1 })
  const stores = createStores(test.database)
  const erase = createErasePerson({
    stores,
    find: createFindPerson({ stores, suppressionKeysOf: (address) => [address] }),
    keyOf: (address) => address,
    newsletterKeyOf: (address) => address,
    suppressionKeyOf: (address) => address,
    removeListsWith: async () => 0,
    onUnremoved: () => {},
    note: createNoteDeed({ now: test.clock.now, newId: randomUUID }),
    now: test.clock.now,
    ...change,
  })
  return {
    stores,
    erase: (request: Parameters<typeof erase>[0]) => erase(request, 'somebody'),
    async ask() {
      const request = { id: randomUUID(), kind: 'erasure', email, language: 'en', receivedAt: 1 } as const
      await stores.personRequests.insert(request, { key: email, at: 1, by: 'somebody' })
      return { ...request, takenAt: undefined }
    },
  }
}

describe('nobody waits for a storage that is slow', () => {
  it('while old applications are deleted', async () => {
    await using test = await createTestApp()
    await storeApplication(test, { email, deleteAfter: test.clock.now() - 1 })
    const storage = createSlowStorage()
    const stores = createStores(test.database)
    const tasks = retentionTasks({ stores, storage, now: test.clock.now })
    const deed = tasks.find(({ name }) => name === 'applications')?.deleteSome() ?? Promise.reject(new Error('No task'))
    await expectOthersServed(test, storage, deed)
  })

  it('while an application is deleted for good', async () => {
    await using test = await createTestApp()
    await storeApplication(test, { id: 'theirs', email, deleteAfter: test.clock.now() + 1 })
    await test.database.db.updateTable('applications').set({ deleted_at: 1 }).execute()
    const storage = createSlowStorage()
    const stores = createStores(test.database)
    const erase = createErasing({ stores, storage, suppressionKeyOf: (address) => address, now: test.clock.now })
    await expectOthersServed(test, storage, erase({ kind: 'application', id: 'theirs', deletedAt: 1 }))
  })

  it('while all of a person is erased, and a storage that fails brings nothing of them back', async () => {
    await using test = await createTestApp()
    const storage = createSlowStorage()
    const { stores, erase, ask } = await toErase(test, { storage })
    await expectOthersServed(test, storage, erase(await ask()))

    const away = { remove: () => Promise.reject(new Error('away')) }
    const unremoved: unknown[] = []
    const { erase: eraseWithout } = await toErase(test, {
      storage: away,
      onUnremoved: (error) => void unremoved.push(error),
    })
    expect(await eraseWithout(await ask()), 'its report').toHaveProperty('left')
    expect(unremoved).toEqual([new Error('away')])
    expect(await stores.personRows.applications(email)).toEqual([])
    expect(await stores.personRequests.listOpen()).toEqual([])
  })
})

it('an erasure that a colleague was faster than removes no file', async () => {
  await using test = await createTestApp()
  const removed: string[] = []
  const { stores, erase, ask } = await toErase(test, {
    storage: { remove: async (name) => void removed.push(name) },
    removeListsWith: async () => {
      await stores.personRequests.close(request.id, { at: 2, by: 'colleague', outcome: 'withdrawn' })
      return 0
    },
  })
  const request = await ask()
  await expect(erase(request)).rejects.toMatchObject({ code: 'not_found' })
  expect(removed).toEqual([])
  expect(await stores.personRows.applications(email)).toHaveLength(1)
})

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

  it('while all of a person is erased, and a storage that fails leaves the request open', async () => {
    await using test = await createTestApp()
    await storeApplication(test, { email, deleteAfter: test.clock.now() + 1 })
    const stores = createStores(test.database)
    const storage = createSlowStorage()
    let isAway = true
    const erase = createErasePerson({
      stores,
      find: createFindPerson({ stores, suppressionKeysOf: (address) => [address] }),
      storage: { remove: (name) => (isAway ? Promise.reject(new Error('away')) : storage.remove(name)) },
      keyOf: (address) => address,
      newsletterKeyOf: (address) => address,
      suppressionKeyOf: (address) => address,
      removeListsWith: async () => 0,
      note: createNoteDeed({ now: test.clock.now, newId: randomUUID }),
      now: test.clock.now,
    })
    const request = { id: 'asked', kind: 'erasure', email, language: 'en', receivedAt: 1 } as const
    await stores.personRequests.insert(request, { key: email, at: 1, by: 'somebody' })
    const deed = () => erase({ ...request, takenAt: undefined }, 'somebody')
    await expect(deed()).rejects.toThrow('away')
    expect(await stores.personRequests.listOpen()).toHaveLength(1)
    isAway = false
    await expectOthersServed(test, storage, deed())
  })
})

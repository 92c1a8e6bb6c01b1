import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { createAuthenticator } from '../../support/app/authenticator.ts'
import { addAccount, createBrowser, signIn } from '../../support/app/staff.ts'
import { createTestApp, publicUrl } from '../../support/app/test-app.ts'

/** Signs in with a passkey that is removed before one of the statements this takes. */
async function signInWhileRemoved(statement: number) {
  let left = Number.POSITIVE_INFINITY
  let removed: { used_at: number | null } | undefined
  await using test = await createTestApp({
    databaseError() {
      if (--left === 0) removed = removeFrom(path.join(test.place.dataDir, 'site.db'))
      return undefined
    },
  })
  const { browser } = await signIn(test, await addAccount(test))
  const key = createAuthenticator({ origin: publicUrl })
  const optionsFor = async (asked: typeof browser, as: string) =>
    (await asked.call('passkeyOptions', { as })).json().options
  await browser.call('addPasskey', { name: 'Key', response: key.register(await optionsFor(browser, 'register')) })
  const somebody = createBrowser(test)
  const response = key.assert(await optionsFor(somebody, 'alone'))
  left = statement
  const { statusCode } = await somebody.call('signInWithPasskey', { response })
  const isOver = left > 0
  left = Number.POSITIVE_INFINITY
  return { statusCode, removed, isOver }
}

/** As another server does. Undefined while somebody else writes. */
function removeFrom(file: string): { used_at: number | null } | undefined {
  const other = new DatabaseSync(file)
  try {
    return other.prepare('delete from staff_passkeys returning used_at').get() as { used_at: number | null }
  } catch {
    return undefined
  } finally {
    other.close()
  }
}

it('a passkey that is removed while it signs somebody in opens no session', async () => {
  const removedUnused: number[] = []
  for (let statement = 1; ; statement++) {
    const { statusCode, removed, isOver } = await signInWhileRemoved(statement)
    if (isOver) break
    if (removed?.used_at === null) removedUnused.push(statusCode)
  }
  expect(removedUnused.length).toBeGreaterThan(2)
  expect(new Set(removedUnused)).toEqual(new Set([422]))
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { type StaffState, staffState } from '../support/browser/staff-visitor.ts'

import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
let owner: StaffState
beforeAll(async () => {
  server = await startServer()
  owner = await staffState(server, { role: 'owner' })
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

const id = '0b8f9f0e-0000-4000-8000-000000000000'

/** Where a bookmark or an old mail leads once the thing is gone. */
const places = [
  `/admin/newsletter/issues/${id}`,
  `/admin/newsletter/issues/${id}/sending`,
  `/admin/newsletter/subscribers/${id}`,
  `/admin/messages/${id}`,
  `/admin/openings/${id}`,
  `/admin/applications/${id}`,
  `/admin/pictures/${id.replaceAll('-', '')}`,
  `/admin/persons/${id}`,
  `/analytics/panels/${id}`,
  '/admin/nowhere',
]

describe('an address of something that is gone', () => {
  it.each(places)('%s says so once, and stands still when scripts come', async (place) => {
    await using open = await openPage({ storageState: owner })
    const { page, problems } = open
    const answer = await page.goto(server.url + place)
    expect(answer?.status()).toBe(404)
    const said = await page.locator('h1').allInnerTexts()
    expect(said).toHaveLength(1)
    // One that could not be loaded at all stays as it was sent.
    await page.waitForLoadState('networkidle')
    expect(await page.locator('h1').allInnerTexts()).toEqual(said)
    expect(await page.locator('main').count()).toBe(1)
    expect(problems.filter((problem) => !problem.startsWith('Failed to load resource'))).toEqual([])
  })
})

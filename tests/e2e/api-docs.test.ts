import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeBrowser, openPage } from '../support/browser/browser-page.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await closeBrowser()
  await server.remove()
})

it('the page of the API opens without a complaint of its content policy, and asks nobody else', async () => {
  await using opened = await openPage()
  const { page, problems } = opened
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${server.url}/api/docs`)
  const contact = page.getByRole('heading', { name: 'Contact' }).getByRole('button')
  // The page builds itself in the browser from all the calls there are.
  await contact.waitFor({ timeout: 60_000 })
  await contact.click()
  await page.getByRole('button', { name: 'Send a message to the agency' }).click()
  await page.getByText('Stored before it is answered').waitFor()
  expect(problems).toEqual([])
  expect(asked.filter((url) => !url.startsWith(`${server.url}/api/docs`) && !url.startsWith('data:'))).toEqual([])
})

import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { readTexts } from '../data/texts.ts'
import type { TestServer } from '../servers/server.ts'
import { staffHydrated } from './staff-visitor.ts'

export const messageTexts = readTexts('en', 'staff-messages')

let networks = 0

/** Each from a network of its own: a few an hour come from one. Resolves to its id. */
export async function writeMessage(server: TestServer, change: object = {}): Promise<string> {
  const response = await fetch(`${server.url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${++networks}` },
    body: JSON.stringify({
      name: 'Segelverein am See',
      email: `${randomUUID().slice(0, 8)}@example.org`,
      purpose: 'project',
      message: 'Wir möchten aus vier Websites eine machen. Was würde das kosten?',
      language: 'de',
      ...change,
    }),
  })
  const { id } = await response.json()
  return id
}

/** `path`: below the list, such as the id of a message. */
export async function openMessage(server: TestServer, page: Page, path = ''): Promise<void> {
  await page.goto(`${server.url}/admin/messages/${path}`)
  await staffHydrated(page)
}

export const answerField = (page: Page) => page.getByRole('textbox', { name: messageTexts.reply.text })

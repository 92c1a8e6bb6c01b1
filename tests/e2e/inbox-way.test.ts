import { randomUUID } from 'node:crypto'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { createStores } from '#api/store/stores.ts'
import { goodApplication } from '../support/app/applications.ts'
import { closeBrowser } from '../support/browser/browser-page.ts'
import { openStaffPage } from '../support/browser/staff-visitor.ts'
import { makePdf } from '../support/data/resumes.ts'
import { readTexts } from '../support/data/texts.ts'
import { startPostgres } from '../support/servers/postgres.ts'
import { startServer, type TestServer } from '../support/servers/server.ts'

const messages = readTexts('en', 'staff-messages')
const applications = readTexts('en', 'staff-applications')
const deleted = readTexts('en', 'staff-deleted')
const persons = readTexts('en', 'staff-persons')

afterAll(closeBrowser)

async function openServer(kind: 'SQLite' | 'PostgreSQL') {
  const postgres = kind === 'PostgreSQL' ? await startPostgres() : undefined
  const server = await startServer(postgres ? { DATABASE_URL: postgres.url } : {})
  return {
    server: { ...server, databaseUrl: postgres?.url ?? server.databaseUrl },
    postgres,
    async [Symbol.asyncDispose]() {
      await server.remove()
      await postgres?.stop()
    },
  }
}

const press = (page: Page, name: string | RegExp) =>
  Promise.all([page.waitForEvent('load'), page.getByRole('button', { name, exact: true }).first().click()])

/** What has been sent to or about an address, as text. */
const mailsOf = ({ dataDir }: TestServer, needle: string) =>
  globSync('outbox/*.eml', { cwd: dataDir })
    .map((file) => readFileSync(path.join(dataDir, file), 'utf8').replace(/=\r?\n/g, ''))
    .filter((mail) => mail.includes(needle))

async function expectNoTrace(server: TestServer, needle: string): Promise<void> {
  const { dataDir, databaseUrl } = server
  const found = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).toString('latin1').toLowerCase().includes(needle))
  expect(found).toEqual([])
  if (databaseUrl === undefined) return
  const database = await openDatabase({ dataDir, databaseUrl, now: Date.now, onError: () => {} })
  const { personRows } = createStores(database)
  for (const place of await personRows.textPlaces())
    expect((await personRows.countHolding(place, needle, undefined)).held, place.table).toBe(0)
  await database.db.destroy()
}

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (kind) => {
  it('what visitors send goes its whole way, each mail once, and nothing of a person is left after an erasure', async () => {
    await using open = await openServer(kind)
    const { server } = open
    await using staff = await openStaffPage(server, { role: 'owner', javaScriptEnabled: false })
    const { page } = staff

    const sender = `dritan-${randomUUID().slice(0, 8)}@example.org`
    const contact = { name: 'Dritan Shembull', email: sender, purpose: 'project', language: 'sq' }
    const answer = await fetch(`${server.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...contact, message: 'Duam një faqe të re.', subject: 'filled by a machine' }),
    })
    const { id } = await answer.json()
    expect(mailsOf(server, sender)).toEqual([])
    await page.goto(`${server.url}/admin/messages/${id}`)
    await page.getByText('Duam një faqe të re.').first().waitFor()
    await press(page, messages.aside.release)
    await page.getByText(messages.done.release).waitFor()
    await expect.poll(() => mailsOf(server, sender).length, { timeout: 20_000 }).toBe(2)

    await page.getByRole('textbox', { name: messages.reply.text }).fill('Përshëndetje, me kënaqësi.')
    await press(page, new RegExp(`^${messages.reply.send}`))
    await page.getByText(messages.done.answer).waitFor()
    // Between "send" and the mail.
    await server.kill()
    await server.restart()
    await expect.poll(() => mailsOf(server, sender).length, { timeout: 60_000 }).toBe(3)
    const own = mailsOf(server, sender).filter(
      (mail) => mail.includes(`\r\nTo: ${sender}`) || mail.includes(`<${sender}>`),
    )
    expect(own.filter((mail) => /\r\nIn-Reply-To: /.test(mail))).toHaveLength(1)

    await page.goto(`${server.url}/admin/messages/${id}`)
    await press(page, messages.view.archive)
    await page.goto(`${server.url}/admin/messages/${id}`)
    await press(page, messages.view.delete)
    await page.goto(`${server.url}/admin/recently-deleted?kind=message`)
    await press(page, /^Restore: /)
    await page.getByText(deleted.done.restore_one).waitFor()
    await page.goto(`${server.url}/admin/messages/${id}`)
    await page.getByText('Duam një faqe të re.').first().waitFor()
    expect(mailsOf(server, sender)).toHaveLength(3)

    const form = new FormData()
    const applicant = `elise-${randomUUID().slice(0, 8)}@example.org`
    const values = { ...goodApplication, fullName: 'Élise Exemple', email: applicant, language: 'fr' }
    for (const [field, value] of Object.entries(values)) form.set(field, value)
    form.set('resume', new File([new Uint8Array(makePdf())], 'CV.pdf', { type: 'application/pdf' }))
    const applied = await fetch(`${server.url}/api/applications`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: form,
    })
    const { id: application } = await applied.json()
    await page.goto(`${server.url}/admin/applications/${application}`)
    await press(page, new RegExp(`^${applications.steps.review.short}: Élise`))
    for (const step of ['interview', 'hired'] as const) {
      await page.goto(`${server.url}/admin/applications/${application}?step=${step}`)
      await Promise.all([
        page.waitForEvent('load'),
        page.locator('#step-form').getByRole('button', { name: applications.steps[step].do }).click(),
      ])
      await page.getByText(applications.done.mailed).first().waitFor()
    }
    // The agency's own, the acknowledgement, and one of each step.
    await expect.poll(() => mailsOf(server, applicant).length, { timeout: 30_000 }).toBe(4)
    const french = mailsOf(server, applicant).filter((mail) => /^Content-Language: fr\r$/im.test(mail))
    expect(french).toHaveLength(3)

    await page.goto(`${server.url}/admin/persons`)
    await page.getByLabel(persons.open.email).fill(applicant)
    await page.getByLabel(persons.open.kind).selectOption('erasure')
    await press(page, persons.open.send)
    await page.getByRole('heading', { name: persons.found.title }).waitFor()
    await page.goto(`${page.url()}?ask`)
    await press(page, persons.erase.deed)
    await page.getByText(persons.erased.title).waitFor()
    await expectNoTrace(server, applicant)
    expect(mailsOf(server, sender)).toHaveLength(3)
  }, 240_000)
})

import { readdir, utimes } from 'node:fs/promises'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ImportAnswer } from '#api/contract/staff/subscribers.ts'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { staffPersonPackage, staffSubscriberUpload } from '#api/contract/values/staff-paths.ts'
import {
  bringIn,
  createSubscriberDesk,
  dryRunOf,
  keptList,
  planOf,
  readAs,
  sendFile,
  subscribersIn,
} from '../../support/app/newsletter.ts'
import type { TestApp } from '../../support/app/test-app.ts'
import { multipart } from '../../support/data/multipart.ts'

const HOUR = 3_600_000

const folderOf = ({ place }: TestApp) => path.join(place.dataDir, 'uploads', 'transfers')

describe('twenty thousand lines', () => {
  /** Broken quotation marks, duplicates, unknown languages: everything that lists have. */
  function crowd(): { text: string; people: number } {
    const lines = ['Name|E-Mail|Sprache|Datum|Nachweis']
    let people = 0
    for (let place = 0; place < subscriberLimits.lines; place++) {
      const rest = `a${place}@example.org|de|2024-05-06|Liste`
      if (place % 20 === 7) lines.push(`"broken ${place}|${rest}`)
      else if (place % 20 === 8) lines.push(`twice|a${place - 2}@example.org|de|2024-05-06|Liste`)
      else if (place % 20 === 9) lines.push(`stranger|a${place}@example.org|pt|2024-05-06|Liste`)
      else {
        people++
        lines.push(place % 2 ? `"quoted ""${place}"""|${rest}` : `plain ${place}|${rest}`)
      }
    }
    return { text: lines.join('\r\n'), people }
  }

  it('in UTF-16 are told apart, change nothing until they are confirmed, and then are there once', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    const { text, people } = crowd()
    const plan = await dryRunOf(test, browser, Buffer.from(`\ufeff${text}`, 'utf16le').swap16())
    expect(plan).toMatchObject({
      encoding: 'utf-16be',
      delimiter: '|',
      lines: subscriberLimits.lines,
      counts: { added: people, asked: 0, refused: 3000 },
    })
    expect(await subscribersIn(test)).toHaveLength(2)
    const last = await planOf(test, browser, plan.id, { outcome: 'refused', page: '99' })
    expect([last.page, last.pages, last.rows.length]).toEqual([60, 60, subscriberLimits.page])
    expect(new Set(last.rows.map(({ why }) => why))).toEqual(new Set(['quotes', 'repeated', 'language']))

    expect(await bringIn(browser, plan)).toMatchObject({ counts: plan.counts })
    expect(await subscribersIn(test)).toHaveLength(people + 2)
    expect(test.mails.sent).toEqual([])
  }, 180_000)

  it('and one more are refused, as is what is too large', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    const more = Array.from({ length: subscriberLimits.lines + 1 }, (_, place) => `a${place}@example.org`).join('\n')
    expect(await dryRunOf(test, browser, more)).toMatchObject({ trouble: 'tooManyLines', lines: 0, rows: [] })
    const large = await sendFile(test, browser, Buffer.alloc(subscriberLimits.bytes + 1, 'a'))
    expect([large.statusCode, large.json().error.keys]).toEqual([413, { file: 'import_large' }])
  })
})

describe('an uploaded list', () => {
  it('may be pasted, or come from a page without scripts', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    const send = (parts: Parameters<typeof multipart>[0], accept = 'application/json') => {
      const body = multipart(parts)
      const headers = { ...body.headers, accept, cookie: browser.cookie ?? '' }
      return test.app.inject({ method: 'POST', url: staffSubscriberUpload, ...body, headers })
    }
    const none = { name: 'file', filename: '', value: '' }
    const pasted = await send([none, { name: 'text', value: keptList }])
    expect((await planOf(test, browser, pasted.json().id)).counts).toMatchObject({ added: 1 })
    const missing = await send([none, { name: 'text', value: ' ' }])
    expect([missing.statusCode, missing.json().error.keys]).toEqual([422, { file: 'import_missing' }])
    const large = await send([{ name: 'text', value: 'a'.repeat(subscriberLimits.bytes + 1) }])
    expect(large.statusCode).toBe(413)
    const page = await send([none, { name: 'text', value: keptList }], 'text/html')
    expect(page.headers.location).toMatch(/^\/admin\/newsletter\/import\?file=[0-9a-f-]{36}$/)
    const refused = await send([none], 'text/html')
    expect(refused.headers.location).toBe('/admin/newsletter/import?refused=import_missing')
  })

  it('is gone after an hour, or at once when it is dropped', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    const planIn = async (file: string) => (await readAs<ImportAnswer>(test, browser, 'readImport', { file })).plan
    const first = await dryRunOf(test, browser, keptList)
    expect((await browser.call('dropImport', { file: first.id })).statusCode).toBe(200)
    expect(await planIn(first.id)).toBeNull()
    expect(await readdir(folderOf(test))).toEqual([])
    const answer = await browser.call('runImport', { file: first.id, seen: first.seen })
    expect(answer.statusCode).toBe(404)
    await browser.call('dropImport', { file: first.id })
    const second = await dryRunOf(test, browser, keptList)
    // Files have the time of the machine, which is not the test's.
    const hourAgo = (test.clock.now() - HOUR) / 1000
    await utimes(path.join(folderOf(test), second.id), hourAgo, hourAgo)
    expect(await planIn(second.id)).toBeNull()
  })

  it('is gone with everything else about somebody who is on it, who then stays out', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    await dryRunOf(test, browser, Buffer.from(`\ufeff${keptList}`, 'utf16le'))
    const other = await dryRunOf(test, browser, 'ben@example.org')
    const person = { kind: 'erasure', email: 'New@example.org', language: 'de', receivedOn: '2026-11-20' }
    const { id } = (await browser.call('openPersonRequest', person)).json()
    expect((await browser.call('erasePerson', { id })).statusCode).toBe(200)
    expect(await readdir(folderOf(test))).toEqual([other.id])
    expect((await dryRunOf(test, browser, keptList)).rows[0]).toMatchObject({ outcome: 'suppressed' })
  })

  it('leaves how somebody agreed, which is in the package of their data', async () => {
    await using desk = await createSubscriberDesk()
    const { test, browser } = desk
    await bringIn(browser, await dryRunOf(test, browser, keptList))
    const person = { kind: 'access', email: 'new@example.org', language: 'de', receivedOn: '2026-11-20' }
    const { id } = (await browser.call('openPersonRequest', person)).json()
    const url = `${staffPersonPackage}?id=${id}`
    const answer = await test.app.inject({ url, headers: { cookie: browser.cookie ?? '' } })
    const files = unzipSync(answer.rawPayload)
    const { newsletter } = JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))
    expect(newsletter).toMatchObject([
      {
        consent: 'paper list, open day',
        takenFromListAt: new Date(test.clock.now()).toISOString(),
        confirmedAt: '2024-05-06T00:00:00.000Z',
      },
    ])
    expect(strFromU8(files['data.html'] ?? new Uint8Array())).toMatch(/Einwilligung[\s\S]{1,60}paper list, open day/)
  })
})

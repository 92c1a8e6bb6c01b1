import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { openDatabase } from '#api/db/open.ts'
import { markMoved } from '#api/operate/moved-away.ts'
import { good, post } from '../../support/app/applications.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, secretKey } from '../../support/app/test-app.ts'
import { rowsIn, sendMessage } from '../../support/backup/backed-up.ts'
import { move } from '../../support/backup/move-command.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

const [erased, other] = ['besa.marker@example.org', 'ana.other@example.org']

it('what waited at the move is held back on the way back, and whoever was erased since is erased again', async () => {
  const place = await createBareDatabase()
  const sqlite = { dataDir: place.dataDir, databaseUrl: undefined }
  const onFile = { beside: { place: { ...sqlite, remove: async () => {} } } }
  const environment = { DATA_DIR: place.dataDir, SECRET_KEY: secretKey }
  try {
    {
      await using site = await createTestApp(onFile)
      site.mails.refuse(new Error('The mail server is down'))
      for (const email of [erased, other]) {
        expect(await sendMessage(site, `A window for ${email}, please, as soon as you can.`, email)).toBe(201)
        expect((await post(site, good({ email }))).statusCode).toBe(201)
      }
    }
    expect(await move({ ...environment, DATABASE_URL: place.databaseUrl ?? '' })).toMatchObject({ code: 0 })
    const waiting = (await rowsIn(sqlite))['outbox'] ?? []
    expect(waiting.length).toBeGreaterThanOrEqual(4)
    {
      await using there = await createTestApp({ beside: { place } })
      there.clock.advance(Date.now() - there.clock.now() + 1000)
      const { browser } = await addColleague(there, 'owner')
      const draft = { kind: 'erasure', email: erased, language: 'en', receivedOn: '2026-11-18' }
      const { id } = (await browser.call('openPersonRequest', draft)).json()
      expect((await browser.call('erasePerson', { id })).statusCode).toBe(200)
    }

    const keyless = await move({ DATA_DIR: place.dataDir }, '--back')
    expect(keyless).toMatchObject({ code: 1, output: expect.stringContaining('Set SECRET_KEY') })
    expect((await rowsIn(sqlite))['outbox']).toEqual(waiting)
    const back = await move(environment, '--back')
    expect(back).toMatchObject({ code: 0, output: expect.stringContaining('Erased again') })
    expect(back.output).toMatch(/Held back, .*: \d+ mails/)
    const rows = await rowsIn(sqlite)
    expect(JSON.stringify(rows)).not.toContain(erased)
    expect(rows['messages']).toEqual([expect.stringContaining(other)])
    expect(readdirSync(`${place.dataDir}/uploads/applications`)).toHaveLength(1)
    expect(rows['outbox']?.length).toBeGreaterThanOrEqual(2)
    for (const row of rows['outbox'] ?? []) expect(row).toContain('Held back')
  } finally {
    await place.remove()
  }
})

it('what waited goes all the same where the operator says so', async () => {
  const place = await createBareDatabase()
  const sqlite = { dataDir: place.dataDir, databaseUrl: undefined }
  try {
    {
      await using site = await createTestApp({ beside: { place: { ...sqlite, remove: async () => {} } } })
      site.mails.refuse(new Error('The mail server is down'))
      expect(await sendMessage(site, 'A window for Ana, please, as soon as you can.', other)).toBe(201)
    }
    const { db } = await openDatabase({ ...sqlite, now: Date.now, onError: () => {} })
    await markMoved(db, Date.now()).finally(() => db.destroy())
    const waiting = (await rowsIn(sqlite))['outbox']
    expect(await move({ DATA_DIR: place.dataDir }, '--back', '--send-waiting')).toMatchObject({ code: 0 })
    expect((await rowsIn(sqlite))['outbox']).toEqual(waiting)
  } finally {
    await place.remove()
  }
})

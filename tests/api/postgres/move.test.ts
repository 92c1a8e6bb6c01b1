import { expect, it } from 'vitest'
import { openForCopy } from '#api/db/copy/open-for-copy.ts'
import { openDatabase } from '#api/db/open.ts'
import { refuseToServeMoved } from '#api/operate/moved-away.ts'
import { createSettingsStore } from '#api/store/settings.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import { rowsIn, sendMessage } from '../../support/backup/backed-up.ts'
import { move } from '../../support/backup/move-command.ts'
import { createBareDatabase } from '../../support/servers/test-database.ts'

async function hasFiles(place: Parameters<typeof openForCopy>[0]): Promise<boolean> {
  const { db } = await openForCopy(place)
  const found = await createSettingsStore(db).find(['filesOf'])
  await db.destroy()
  return found.has('filesOf')
}

it('moves every row from SQLite to an empty PostgreSQL, where both searches find, and leaves a file that is not served', async () => {
  const place = await createBareDatabase()
  const sqlite = { dataDir: place.dataDir, databaseUrl: undefined }
  try {
    const source = await openDatabase({ ...sqlite, now: Date.now, onError: () => {} })
    await source.db.destroy()
    await using site = await createTestApp({ beside: { place: { ...sqlite, remove: async () => {} } } })
    await sendMessage(site, 'We would like a window on the web.')
    const blog = await createBlog({ database: site.database, now: site.clock.now })
    await blog.editing.save(postContent({ title: 'Åsa “Çelësi” ß 😀' }))
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl ?? '' }
    await site.app.close()
    expect(await move(environment)).toMatchObject({
      code: 0,
      output: expect.stringContaining('every count is the same'),
    })
    const [moved, left] = [await rowsIn(place), await rowsIn(sqlite)]
    expect(moved).toEqual({ ...left, settings: left['settings']?.filter((row) => !row.includes('movedAway')) })
    // The files are the other one's now.
    expect(await Promise.all([place, sqlite].map(hasFiles))).toEqual([true, false])
    await using there = await createTestApp({ beside: { place } })
    const found = await there.app.inject({ url: '/api/posts', query: { q: 'windows', language: 'en' } })
    expect(found.json().posts).toMatchObject([{ title: 'Åsa “Çelësi” ß 😀' }])
    const again = await move(environment)
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('set DATABASE_URL') })
    expect(again.output).not.toMatch(/\n\s+at /)

    // A server that is started without DATABASE_URL would send once more what has left.
    const startOnFile = async () => {
      const { db } = await openDatabase({ ...sqlite, now: Date.now, onError: () => {} })
      await refuseToServeMoved(db).finally(() => db.destroy())
    }
    await expect(startOnFile()).rejects.toThrow(/cannot start\. .*set DATABASE_URL\. .*npm run move -- --back/)
    expect(await move({ DATA_DIR: place.dataDir }, '--back')).toMatchObject({ code: 0 })
    await startOnFile()
    // What waits on a site that has not moved is not held back.
    expect(await move({ DATA_DIR: place.dataDir }, '--back')).toMatchObject({
      code: 1,
      output: expect.stringContaining('has not moved'),
    })
    expect(await move(environment)).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
  } finally {
    await place.remove()
  }
})

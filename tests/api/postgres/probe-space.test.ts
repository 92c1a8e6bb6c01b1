import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createTestApp } from '../../support/app/test-app.ts'

it('asks the disk for room when it looks whether it can store', async () => {
  await using test = await createTestApp()
  const { db } = test.database
  const room = async () => {
    const { rows } = await sql<{ bytes: string }>`
      select pg_total_relation_size('settings'::regclass) as bytes`.execute(db)
    return Number(rows[0]?.bytes)
  }
  const before = await room()
  expect((await test.app.inject('/readyz')).statusCode).toBe(200)
  expect((await room()) - before).toBeGreaterThanOrEqual(15_000)
})

import { describe, expect, it } from 'vitest'
import { linksIn, signUpForMail, subscribed, subscribersIn, takeStep, tokenIn } from '../../support/app/newsletter.ts'
import { addColleague } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000 // a session lives longer

async function remove({ database, clock }: TestApp, id: string, by: { id: string }): Promise<void> {
  await database.db
    .updateTable('subscribers')
    .set({ deleted_at: clock.now(), deleted_by: by.id })
    .where('id', '=', id)
    .execute()
}

describe('a deleted subscriber', () => {
  it('who signs up again is asked to confirm, and can still leave by an old link', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const email = 'ana@example.org'
    await subscribed(test, email)
    const [row] = await subscribersIn(test)
    if (!row) throw new Error('Nobody has subscribed.')
    await remove(test, row.id, owner)
    test.clock.advance(20 * MINUTE)
    const mail = await signUpForMail(test, email)
    const { confirm, unsubscribe } = linksIn(mail)
    expect(await subscribersIn(test)).toMatchObject([{ id: row.id, confirmed_at: null, deleted_at: null }])
    await remove(test, row.id, owner)
    expect(await takeStep(test, { token: tokenIn(confirm), step: 'confirm' })).toEqual({ state: 'gone' })
    expect(await takeStep(test, { token: tokenIn(unsubscribe), step: 'unsubscribe' })).toMatchObject({
      state: 'unsubscribed',
    })
    expect(await subscribersIn(test)).toEqual([])
  })
})

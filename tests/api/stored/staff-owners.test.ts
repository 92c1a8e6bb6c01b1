import { describe, expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { accountIn, addColleague, deedsIn, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const ownersIn = async ({ database }: TestApp) =>
  (await createStores(database).staffAccounts.list()).filter(
    ({ role, deactivatedAt }) => role === 'owner' && deactivatedAt === undefined,
  )

const lastOwner = readTexts('en', 'staff-errors').problems.last_owner

describe('the last owner', () => {
  it.each([
    ['be made a moderator', 'changeRole', { role: 'moderator' }],
    ['be deactivated', 'deactivate', {}],
  ] as const)('cannot %s', async (_, call, input) => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await addColleague(test, 'moderator')
    await addColleague(test, 'owner', { deactivatedAt: 1 })
    // Whose password an operator has taken away cannot sign in, and may never come back.
    await addColleague(test, 'owner', { password: undefined })
    const refused = await owner.browser.call(call, { id: owner.id, ...input })
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { id: lastOwner }])
    expect(await accountIn(test, owner.id)).toMatchObject({ role: 'owner', deactivatedAt: undefined })
    expect(await deedsIn(test)).toEqual([])
  })

  it.each([
    ['demote', 'changeRole', { role: 'moderator' }],
    ['deactivate', 'deactivate', {}],
  ] as const)('is left when two %s each other at once, again and again', async (_, call, input) => {
    await using test = await createTestApp()
    await using beside = await createTestApp({ beside: test })
    for (let round = 0; round < 10; round++) {
      const one = await addColleague(test, 'owner')
      const other = await addColleague(beside, 'owner')
      const statuses = await Promise.all([
        statusOf(one, call, { id: other.id, ...input }),
        statusOf(other, call, { id: one.id, ...input }),
      ])
      expect(statuses.toSorted()[0]).toBe(200)
      expect(statuses.toSorted()[1]).toBeGreaterThanOrEqual(401)
      const owners = await ownersIn(test)
      expect(owners).toHaveLength(1)
      await test.database.db.updateTable('staff_accounts').set({ role: 'moderator' }).execute()
    }
  })

  it('is left when both step back at once', async () => {
    await using test = await createTestApp()
    await using beside = await createTestApp({ beside: test })
    const one = await addColleague(test, 'owner')
    const other = await addColleague(beside, 'owner')
    const statuses = await Promise.all(
      [one, other].map((owner) => statusOf(owner, 'changeRole', { id: owner.id, role: 'moderator' })),
    )
    expect(statuses.toSorted()).toEqual([200, 422])
    expect(await ownersIn(test)).toHaveLength(1)
  })

  it('may go once another one is there', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    await addColleague(test, 'owner')
    expect(await statusOf(owner, 'deactivate', { id: owner.id })).toBe(200)
    expect(await statusOf(owner, 'listPeople')).toBe(401)
  })
})

describe('handing over', () => {
  it('makes the other one an owner and oneself a moderator, in one step', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const heir = await addColleague(test, 'moderator')
    expect(await statusOf(owner, 'handOver', { id: heir.id })).toBe(200)
    expect(await accountIn(test, heir.id)).toMatchObject({ role: 'owner' })
    expect(await accountIn(test, owner.id)).toMatchObject({ role: 'moderator' })
    expect(await statusOf(owner, 'listPeople')).toBe(403)
    expect(await statusOf(heir, 'listPeople')).toBe(200)
    const deeds = await deedsIn(test)
    expect(deeds).toHaveLength(2)
    expect(deeds).toEqual(
      expect.arrayContaining([
        {
          account: owner.id,
          deed: 'handedOver',
          thing: `account ${heir.id}`,
          facts: { was: 'moderator', is: 'owner' },
        },
        {
          account: owner.id,
          deed: 'roleChanged',
          thing: `account ${owner.id}`,
          facts: { was: 'owner', is: 'moderator', why: 'handedOver' },
        },
      ]),
    )
  })

  it('is for one who can sign in, and is another', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const gone = await addColleague(test, 'moderator', { deactivatedAt: 1 })
    const shut = await addColleague(test, 'moderator', { password: undefined })
    expect(await statusOf(owner, 'handOver', { id: owner.id })).toBe(409)
    expect(await statusOf(owner, 'handOver', { id: shut.id })).toBe(409)
    expect(await statusOf(owner, 'handOver', { id: gone.id })).toBe(404)
    expect(await ownersIn(test)).toHaveLength(1)
  })

  it('to two people at once goes to one of them', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const heirs = [await addColleague(test, 'moderator'), await addColleague(test, 'moderator')]
    const statuses = await Promise.all(heirs.map(({ id }) => statusOf(owner, 'handOver', { id })))
    expect(statuses.toSorted()).toEqual([200, 403])
    expect(await ownersIn(test)).toHaveLength(1)
  })
})

import { describe, expect, it } from 'vitest'
import { createBrowser, password, tokensFor } from '../../support/app/staff.ts'
import { accountIn, addColleague, addSession, deedsIn, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describe('the list of people', () => {
  it('shows who works here, who is invited and who is gone', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner', { name: 'Ana' })
    await addSession(test, owner)
    const gone = await addColleague(test, 'moderator', { deactivatedAt: 1 })
    const waiting = await addColleague(test, 'moderator', { totpSecret: undefined })
    await owner.browser.call('invite', { email: 'new@example.org', role: 'moderator', language: 'de' })
    const answer = (await owner.browser.call('listPeople')).json()
    expect(answer.people).toHaveLength(2)
    expect(answer.people).toContainEqual(
      expect.objectContaining({
        id: owner.id,
        sessions: 2,
        secondFactor: { has: true, isRequired: true, dueAt: null },
      }),
    )
    expect(answer.people).toContainEqual(
      expect.objectContaining({
        id: waiting.id,
        secondFactor: { has: false, isRequired: true, dueAt: test.clock.now() + 14 * DAY },
      }),
    )
    expect(answer.gone).toMatchObject([{ id: gone.id, deactivatedAt: 1 }])
    expect(answer.invitations).toMatchObject([
      {
        email: 'new@example.org',
        role: 'moderator',
        language: 'de',
        invitedBy: 'Ana',
        expiresAt: test.clock.now() + DAY,
      },
    ])
    expect(answer.settings).toEqual({ moderatorsNeedSecondFactor: true })
    expect(JSON.stringify(answer)).not.toMatch(/argon2|none that a test opens|token/i)
  })

  it('counts no session that is over', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const other = await addColleague(test, 'moderator')
    test.clock.advance(12 * HOUR)
    const { browser } = await addSession(test, owner)
    const { people } = (await browser.call('listPeople')).json()
    expect(people).toContainEqual(expect.objectContaining({ id: other.id, sessions: 0 }))
  })

  it.each(['moderator', 'nobody'] as const)('is shut for %s', async (who) => {
    await using test = await createTestApp()
    const browser = who === 'nobody' ? createBrowser(test) : (await addColleague(test, 'moderator')).browser
    const refused = await browser.call('listPeople')
    expect([refused.statusCode, refused.json().error.code]).toEqual(
      who === 'nobody' ? [401, 'unauthorized'] : [403, 'forbidden'],
    )
  })

  it('asks for the password again before anything is changed', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { id } = await addColleague(test, 'moderator')
    test.clock.advance(15 * MINUTE)
    expect(await statusOf(owner, 'listPeople')).toBe(200)
    for (const [call, input] of [
      ['invite', { email: 'new@example.org', role: 'owner', language: 'en' }],
      ['changeRole', { id, role: 'owner' }],
      ['deactivate', { id }],
      ['handOver', { id }],
      ['endSessionsOf', { id }],
      ['savePeopleSettings', { moderatorsNeedSecondFactor: false }],
    ] as const) {
      const refused = await owner.browser.call(call, input)
      expect([refused.statusCode, refused.json().error.code], call).toEqual([403, 'password_needed'])
    }
    expect(await deedsIn(test)).toEqual([])
  })
})

describe('a role', () => {
  it('counts from the next request on, while its holder is signed in, and the session gets another token', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const other = await addColleague(test, 'owner')
    const before = other.browser.cookie
    expect(await statusOf(other, 'listPeople')).toBe(200)
    expect(await statusOf(owner, 'changeRole', { id: other.id, role: 'moderator' })).toBe(200)
    expect(await statusOf(other, 'listPeople')).toBe(403)
    expect(other.browser.cookie).not.toBe(before)
    expect((await other.browser.call('session')).json()).toMatchObject({ account: { role: 'moderator' } })
    test.clock.advance(1)
    expect(await statusOf(owner, 'changeRole', { id: other.id, role: 'owner' })).toBe(200)
    expect(await statusOf(other, 'listPeople')).toBe(200)
    // More may be done than before, so the password is asked for again.
    expect(await statusOf(other, 'deactivate', { id: owner.id })).toBe(403)
    expect((await deedsIn(test)).map(({ deed, facts }) => [deed, facts])).toEqual([
      ['roleChanged', { was: 'owner', is: 'moderator' }],
      ['roleChanged', { was: 'moderator', is: 'owner' }],
    ])
  })

  it('of an owner asks who has no second factor to set one up first', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const other = await addColleague(test, 'moderator', { totpSecret: undefined })
    expect(await statusOf(owner, 'changeRole', { id: other.id, role: 'owner' })).toBe(200)
    expect((await other.browser.call('session')).json()).toMatchObject({ stage: 'enrol', rights: [] })
    expect(await statusOf(other, 'readDesk')).toBe(401)
  })

  it('that is the same already is no deed; of nobody, and of who is gone, there is none to change', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const gone = await addColleague(test, 'moderator', { deactivatedAt: 1 })
    expect(await statusOf(owner, 'changeRole', { id: owner.id, role: 'owner' })).toBe(200)
    expect(await statusOf(owner, 'changeRole', { id: gone.id, role: 'owner' })).toBe(404)
    expect(await statusOf(owner, 'changeRole', { id: 'nobody', role: 'owner' })).toBe(404)
    expect(await statusOf(owner, 'changeRole', { id: owner.id, role: 'king' })).toBe(422)
    expect(await deedsIn(test)).toEqual([])
  })
})

describe('a deactivated account', () => {
  it('is out at once, with all its sessions, links and the invitations it has sent', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const other = await addColleague(test, 'owner')
    const { browser: second } = await addSession(test, other)
    await other.browser.call('invite', { email: 'friend@example.org', role: 'owner', language: 'en' })
    await expect.poll(() => tokensFor(test, 'friend@example.org')).toHaveLength(1)
    const [token] = tokensFor(test, 'friend@example.org')
    test.clock.advance(1)
    expect(await statusOf(owner, 'deactivate', { id: other.id })).toBe(200)
    for (const browser of [other.browser, second]) {
      const refused = await browser.call('readDesk')
      expect([refused.statusCode, refused.json().error.code]).toEqual([401, 'unauthorized'])
    }
    expect(await statusOf({ browser: createBrowser(test) }, 'signIn', { email: other.email, password })).toBe(422)
    const late = await createBrowser(test).call('acceptInvitation', {
      token,
      name: 'A friend',
      password: 'nine windows, one cat',
    })
    expect(late.statusCode).toBe(409)
    expect((await owner.browser.call('listPeople')).json()).toMatchObject({ invitations: [], gone: [{ id: other.id }] })
    expect((await deedsIn(test)).slice(1).map(({ account, deed, facts }) => [account, deed, facts])).toEqual(
      expect.arrayContaining([
        [owner.id, 'invitationWithdrawn', { why: 'deactivated' }],
        [owner.id, 'deactivated', { role: 'owner', sessions: 2 }],
      ]),
    )
  })

  it('comes back with its role and password when it is activated, with time for a second factor', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    // With a session, as of a sign-in that was on its way meanwhile.
    const other = await addColleague(test, 'moderator', { deactivatedAt: 1, totpSecret: undefined })
    test.clock.advance(1)
    expect(await statusOf(owner, 'activate', { id: other.id })).toBe(200)
    expect(await statusOf(other, 'readDesk', undefined)).toBe(401)
    expect(await statusOf(owner, 'activate', { id: other.id })).toBe(404)
    expect(await accountIn(test, other.id)).toMatchObject({ secondFactorDue: test.clock.now() + 14 * DAY })
    expect(await statusOf({ browser: createBrowser(test) }, 'signIn', { email: other.email, password })).toBe(200)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(expect.arrayContaining(['activated', 'signedIn']))
  })
})

describe('sessions of others', () => {
  it('end at once; of one’s own, all but this one', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const elsewhere = await addSession(test, owner)
    const other = await addColleague(test, 'moderator')
    expect(await statusOf(owner, 'endSessionsOf', { id: other.id })).toBe(200)
    expect(await statusOf(other, 'readDesk')).toBe(401)
    test.clock.advance(1)
    expect(await statusOf(owner, 'endSessionsOf', { id: owner.id })).toBe(200)
    expect(await statusOf(elsewhere, 'readDesk')).toBe(401)
    expect(await statusOf(owner, 'readDesk')).toBe(200)
    expect((await deedsIn(test)).map(({ account, deed, thing, facts }) => [account, deed, thing, facts])).toEqual([
      [owner.id, 'sessionsEnded', `account ${other.id}`, { sessions: 1 }],
      [owner.id, 'sessionsEnded', `account ${owner.id}`, { sessions: 1 }],
    ])
  })
})

describe('whether moderators need a second factor', () => {
  it('is an owner’s to say, and gives them 14 days from then', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const moderator = await addColleague(test, 'moderator', { totpSecret: undefined })
    const save = (is: boolean) => owner.browser.call('savePeopleSettings', { moderatorsNeedSecondFactor: is })
    expect((await save(false)).json()).toEqual({ moderatorsNeedSecondFactor: false })
    expect((await save(false)).statusCode).toBe(200)
    test.clock.advance(100 * DAY)
    const late = await addSession(test, moderator)
    expect((await late.browser.call('session')).json()).toMatchObject({
      stage: 'full',
      secondFactor: { isRequired: false, dueAt: null },
    })
    const { browser } = await addSession(test, owner)
    expect((await browser.call('savePeopleSettings', { moderatorsNeedSecondFactor: true })).statusCode).toBe(200)
    const due = test.clock.now() + 14 * DAY
    expect((await late.browser.call('session')).json()).toMatchObject({ stage: 'full', secondFactor: { dueAt: due } })
    test.clock.advance(14 * DAY)
    const later = await addSession(test, moderator)
    expect((await later.browser.call('session')).json()).toMatchObject({ stage: 'enrol' })
    expect((await deedsIn(test)).map(({ deed, facts }) => [deed, facts])).toEqual([
      ['peopleSettingsSaved', { was: true, is: false }],
      ['peopleSettingsSaved', { was: false, is: true }],
    ])
  })
})

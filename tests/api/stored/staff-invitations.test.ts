import { describe, expect, it } from 'vitest'
import { staffTimes } from '#api/services/staff/staff-times.ts'
import { createBrowser, tokensFor } from '../../support/app/staff.ts'
import { addColleague, type Colleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'
import { readTexts } from '../../support/data/texts.ts'

const email = 'new@example.org'
const chosen = { name: 'Jonida Sample', password: 'nine windows, one cat' }

async function invite(test: TestApp, owner: Colleague, change: object = {}) {
  const response = await owner.browser.call('invite', { email, role: 'moderator', language: 'en', ...change })
  if (response.statusCode !== 200) throw new Error(`Inviting answers ${response.statusCode}: ${response.body}`)
  return { id: String(response.json().invitation.id), token: await newestToken(test, email) }
}

/** As soon as the mail has left. */
async function newestToken(test: TestApp, address: string, count = 1): Promise<string> {
  await expect.poll(() => tokensFor(test, address).length).toBeGreaterThanOrEqual(count)
  return tokensFor(test, address).at(-1) ?? ''
}

const accept = (test: TestApp, token: string) => createBrowser(test).call('acceptInvitation', { token, ...chosen })

const peopleOf = async ({ browser }: Colleague) => (await browser.call('listPeople')).json()

describe('an invitation', () => {
  it('is mailed in its language, and makes the account of whoever follows it', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { token, id } = await invite(test, owner, { language: 'de' })
    const [mail] = test.mails.sent
    expect(mail).toMatchObject({ to: { name: '', address: email }, language: 'de' })
    expect(mail?.subject).toBe(readTexts('de', 'mail').staff.invitation.subject.replace('{{brand}}', 'Dritare'))
    expect(mail?.text).toContain(`https://dritare.example/admin/invitation?token=${token}`)
    expect(JSON.stringify(mail)).not.toContain(owner.name)

    const browser = createBrowser(test)
    expect((await browser.call('readLink', { token })).json()).toMatchObject({
      kind: 'invitation',
      email,
      role: 'moderator',
      isUsable: true,
    })
    test.clock.advance(1)
    const answer = await browser.call('acceptInvitation', { token, ...chosen })
    expect(answer.json()).toEqual({ next: 'done' })
    const { account } = (await browser.call('session')).json()
    expect(account).toMatchObject({ email, name: chosen.name, role: 'moderator', language: 'de' })
    expect((await peopleOf(owner)).invitations).toEqual([])
    expect(await deedsIn(test)).toEqual([
      { account: owner.id, deed: 'invited', thing: `invitation ${id}`, facts: { role: 'moderator', language: 'de' } },
      { account: account.id, deed: 'invitationAccepted', thing: `invitation ${id}`, facts: { role: 'moderator' } },
    ])
  })

  it('of an owner leads to a second factor before anything else', async () => {
    await using test = await createTestApp()
    const { token } = await invite(test, await addColleague(test, 'owner'), { role: 'owner' })
    const browser = createBrowser(test)
    expect((await browser.call('acceptInvitation', { token, ...chosen })).json()).toEqual({ next: 'enrol' })
    expect((await browser.call('listPeople')).statusCode).toBe(401)
  })

  it('that two follow at once, on two servers, makes one account, and tells the other', async () => {
    await using test = await createTestApp()
    await using beside = await createTestApp({ beside: test })
    const owner = await addColleague(test, 'owner')
    const { token } = await invite(test, owner)
    const answers = await Promise.all([accept(test, token), accept(beside, token), accept(test, token)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409])
    const told = answers.find(({ statusCode }) => statusCode === 409)
    expect(told?.json().error.fields).toEqual({ token: readTexts('en', 'staff-errors').problems.link_used })
    expect(told?.headers['set-cookie']).toBeUndefined()
    expect((await peopleOf(owner)).people).toHaveLength(2)
  })

  it.each([
    ['another made a moderator', 'changeRole', 'roleChanged'],
    ['who handed over', 'handOver', 'handedOver'],
    ['another deactivated', 'deactivate', 'deactivated'],
  ] as const)('of an owner %s leads nowhere: it would make them one again', async (_whom, deed, why) => {
    await using test = await createTestApp()
    const leaving = await addColleague(test, 'owner')
    const other = await addColleague(test, deed === 'handOver' ? 'moderator' : 'owner')
    const { token, id } = await invite(test, leaving, { role: 'owner' })
    test.clock.advance(1)
    const actor = deed === 'handOver' ? leaving : other
    const whom = deed === 'handOver' ? other.id : leaving.id
    const input = { id: whom, ...(deed === 'changeRole' && { role: 'moderator' }) }
    expect((await actor.browser.call(deed, input)).statusCode).toBe(200)
    expect((await accept(test, token)).statusCode).toBe(409)
    expect(await deedsIn(test)).toContainEqual({
      account: actor.id,
      deed: 'invitationWithdrawn',
      thing: `invitation ${id}`,
      facts: { why },
    })
  })

  it('stays when somebody becomes an owner who has invited nobody, or another loses the right', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const [former, next] = [await addColleague(test, 'owner'), await addColleague(test, 'moderator')]
    const { token } = await invite(test, owner)
    expect((await owner.browser.call('changeRole', { id: former.id, role: 'moderator' })).statusCode).toBe(200)
    expect((await owner.browser.call('changeRole', { id: next.id, role: 'owner' })).statusCode).toBe(200)
    expect((await accept(test, token)).statusCode).toBe(200)
  })

  it('ends after a day', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { token } = await invite(test, owner)
    test.clock.advance(staffTimes.invitation)
    expect((await createBrowser(test).call('readLink', { token })).json()).toMatchObject({ isUsable: false })
    expect((await accept(test, token)).statusCode).toBe(404)
  })

  it('keeps no token in the database once it is mailed', async () => {
    await using test = await createTestApp()
    const { token } = await invite(test, await addColleague(test, 'owner'))
    const rows = async () => [
      await test.database.db.selectFrom('outbox').selectAll().execute(),
      await test.database.db.selectFrom('staff_links').selectAll().execute(),
      await test.database.db.selectFrom('staff_log').selectAll().execute(),
    ]
    await expect.poll(async () => JSON.stringify(await rows())).not.toContain(token)
  })

  it('can be sent again: the link before leads nowhere, and the new one has a whole day', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { id, token } = await invite(test, owner)
    test.clock.advance(1)
    const answer = await owner.browser.call('resendInvitation', { id })
    expect(answer.json().invitation).toMatchObject({ id, expiresAt: test.clock.now() + staffTimes.invitation })
    const next = await newestToken(test, email, 2)
    expect(next).not.toBe(token)
    expect((await accept(test, token)).statusCode).toBe(404)
    expect((await accept(test, next)).statusCode).toBe(200)
    expect((await owner.browser.call('resendInvitation', { id })).statusCode).toBe(404)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(
      expect.arrayContaining(['invited', 'invitationResent', 'invitationAccepted']),
    )
  })

  it('can be withdrawn, before and after its end, but not once it was followed', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { id, token } = await invite(test, owner)
    const withdraw = () => owner.browser.call('withdrawInvitation', { id })
    expect((await withdraw()).statusCode).toBe(200)
    expect((await accept(test, token)).statusCode).toBe(409)
    expect((await withdraw()).statusCode).toBe(404)
    const again = await invite(test, owner)
    await expect.poll(() => tokensFor(test, email).length).toBe(2)
    expect((await accept(test, tokensFor(test, email).at(-1) ?? '')).statusCode).toBe(200)
    expect((await owner.browser.call('withdrawInvitation', { id: again.id })).statusCode).toBe(404)
  })

  it('or its withdrawal counts, whichever comes first', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { id, token } = await invite(test, owner)
    const [withdrawn, accepted] = await Promise.all([
      owner.browser.call('withdrawInvitation', { id }),
      accept(test, token),
    ])
    expect([withdrawn.statusCode === 200, accepted.statusCode === 200].toSorted()).toEqual([false, true])
  })

  it('to an address that was invited replaces the one before; to one with an account there is none', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const first = await invite(test, owner)
    const second = await owner.browser.call('invite', { email: 'NEW@example.org', role: 'owner', language: 'en' })
    expect((await peopleOf(owner)).invitations).toMatchObject([{ id: second.json().invitation.id, role: 'owner' }])
    expect((await accept(test, first.token)).statusCode).toBe(409)
    const taken = await owner.browser.call('invite', {
      email: ` ${owner.email.toUpperCase()} `,
      role: 'owner',
      language: 'en',
    })
    expect([taken.statusCode, taken.json().error.fields]).toEqual([
      422,
      { email: readTexts('en', 'staff-errors').problems.address_taken },
    ])
  })

  it.each([
    ['no address', { email: 'new' }],
    ['two addresses', { email: 'a@example.org, b@example.org' }],
    ['a line end in the address', { email: 'a@example.org\r\nBcc: b@example.org' }],
    ['no role of ours', { role: 'king' }],
    ['no language of ours', { language: 'pt' }],
  ])('is refused with %s', async (_, change) => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const refused = await owner.browser.call('invite', { email, role: 'owner', language: 'en', ...change })
    expect([refused.statusCode, Object.keys(refused.json().error.fields)]).toEqual([422, Object.keys(change)])
    expect(test.mails.sent).toEqual([])
  })

  it('goes to a mailbox five times a day at most, and from an account thirty times an hour', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const { id } = await invite(test, owner)
    for (let count = 1; count < 5; count++)
      expect((await owner.browser.call('resendInvitation', { id })).statusCode).toBe(200)
    const refused = await owner.browser.call('resendInvitation', { id })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, String(24 * 3600)])
    const another = (count: number) =>
      owner.browser.call('invite', { email: `new${count}@example.org`, role: 'owner', language: 'en' })
    for (let count = 5; count < 30; count++) expect((await another(count)).statusCode).toBe(200)
    expect((await another(30)).statusCode).toBe(429)
  })
})

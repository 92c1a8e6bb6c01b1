import { describe, expect, it } from 'vitest'
import { createStores } from '#api/store/stores.ts'
import { filesIn } from '../../support/app/applications.ts'
import { linksIn, signUpForMail, suppressionsIn, takeStep, tokenIn } from '../../support/app/newsletter.ts'
import { addColleague, statusOf } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'
import {
  columnsWith,
  countOf,
  email,
  filesWith,
  found,
  indexed,
  keepEverythingOf,
  keepMessage,
  listed,
  messageOf,
  needle,
  open,
  other,
} from '../../support/persons/kept-person.ts'

describe('an erasure', () => {
  it('leaves the address in no column, no file of the database, no folder and no line of the log', async () => {
    await using test = await createTestApp()
    await keepEverythingOf(test)
    const signup = {
      id: 'waits',
      email,
      language: 'en' as const,
      source: 'footer',
      ip: '',
      userAgent: '',
      signedUpAt: test.clock.now(),
    }
    await createStores(test.database).newsletterSignups.insert(signup)
    const owner = await addColleague(test, 'owner')
    await open(owner, { kind: 'access' })
    const id = await open(owner)
    expect(await columnsWith(test, needle)).not.toEqual([])
    // PostgreSQL’s own files are elsewhere.
    const kept = test.place.databaseUrl ? [needle] : [needle, indexed]
    for (const text of kept) expect(filesWith(test, text), text).not.toEqual([])
    expect(filesIn(test)).toHaveLength(2)

    const answer = await owner.browser.call('erasePerson', { id })
    expect(answer.json(), answer.body).toEqual({
      counts: { messages: 1, applications: 1, files: 1, subscriptions: 1, signups: 1, mails: 2, mailFiles: 1 },
      left: [],
      mayRemain: test.place.databaseUrl !== undefined,
    })
    expect(await columnsWith(test, needle)).toEqual([])
    for (const text of [needle, indexed]) expect(filesWith(test, text), text).toEqual([])
    expect(await countOf(test, 'issue_bounces')).toBe(1)
    expect(await countOf(test, 'issue_deliveries')).toBe(2)
    expect(filesIn(test)).toHaveLength(1)
    expect(await suppressionsIn(test)).toHaveLength(1)
    const { open: left, done } = await listed(owner)
    expect(left).toEqual([])
    expect(done.map(({ kind, outcome, counts }) => [kind, outcome, counts?.messages]).toSorted()).toEqual([
      ['access', 'erased', 1],
      ['erasure', 'erased', 1],
    ])
    // Another person's is all there.
    const theirs = await found(owner, await open(owner, { email: other }))
    expect(theirs).toMatchObject({ messages: [{}], applications: [{}], subscriptions: [{}], mails: [{}], mailFiles: 1 })
  })

  it('leaves another name of the mailbox as it is, and its request open', async () => {
    await using test = await createTestApp()
    const alias = email.replace('@', '+shop@')
    await keepMessage(test, messageOf(test, { id: 'theirs', email }))
    await keepMessage(test, messageOf(test, { id: 'alias', email: alias }))
    const owner = await addColleague(test, 'owner')
    const aliased = await open(owner, { email: alias })
    expect(await statusOf(owner, 'erasePerson', { id: await open(owner) })).toBe(200)
    expect((await listed(owner)).open).toMatchObject([{ id: aliased, email: alias }])
    expect((await found(owner, aliased)).messages).toMatchObject([{ id: 'alias' }])
  })

  it('ends the links that undo a leaving of the newsletter', async () => {
    await using test = await createTestApp()
    const links = linksIn(await signUpForMail(test, email))
    await takeStep(test, { token: tokenIn(links.confirm), step: 'confirm' })
    const left = await takeStep(test, { token: tokenIn(links.unsubscribe), step: 'unsubscribe' })
    test.clock.advance(1000)
    const owner = await addColleague(test, 'owner')
    expect(await statusOf(owner, 'erasePerson', { id: await open(owner) })).toBe(200)
    const answer = await takeStep(test, { token: left.token, step: 'restore' })
    expect(answer).toEqual({ state: 'gone' })
    expect(await createStores(test.database).personRows.subscriptions(email)).toEqual([])
  })

  it('says where the address still stands in what others have written', async () => {
    await using test = await createTestApp()
    const stores = createStores(test.database)
    await stores.messages.insert(messageOf(test, { id: 'others', email: other, message: `Write to ${email}.` }))
    const owner = await addColleague(test, 'owner')
    const answer = await owner.browser.call('erasePerson', { id: await open(owner) })
    expect(answer.json().left).toEqual([{ place: 'messages', rows: 1 }])
    expect(await stores.messages.find('others')).toBeDefined()
  })

  it('is refused where somebody else has closed the request, and to stale sessions', async () => {
    await using test = await createTestApp()
    const owner = await addColleague(test, 'owner')
    const id = await open(owner)
    await owner.browser.call('closePersonRequest', { id, outcome: 'withdrawn' })
    expect(await statusOf(owner, 'erasePerson', { id })).toBe(404)
    test.clock.advance(3_600_000)
    expect((await owner.browser.call('erasePerson', { id })).json().error.code).toBe('password_needed')
  })
})

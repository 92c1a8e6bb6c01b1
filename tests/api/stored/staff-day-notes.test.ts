import { describe, expect, it } from 'vitest'
import type { DayNotesAnswer } from '#api/contract/staff/dashboard/day-notes.ts'
import { createStores } from '#api/store/stores.ts'
import { createBlog, postContent } from '../../support/app/posts.ts'
import { addAccount, type Browser, logOf, signIn } from '../../support/app/staff.ts'
import { createTestApp, type TestApp } from '../../support/app/test-app.ts'

// Today is 20 November 2026.
const range = { from: '2026-11-01', to: '2026-11-20' }

async function openDesk(test: TestApp, name = 'Jonida Sample'): Promise<Browser> {
  return (await signIn(test, await addAccount(test, { role: 'owner', name }))).browser
}

const listed = async (browser: Browser, query: object = range) =>
  (await browser.call('listDayNotes', query)).json<DayNotesAnswer>()

describe('notes on days', () => {
  it('stand with their author, the newest day first, within the days that are asked for', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    for (const [day, text] of [
      ['2026-10-31', 'before'],
      ['2026-11-01', 'the first day'],
      ['2026-11-20', '  the museum linked to us  '],
    ])
      expect((await owner.call('saveDayNote', { day, text })).statusCode).toBe(200)
    const { notes } = await listed(owner)
    expect(notes).toMatchObject([
      { day: '2026-11-20', text: 'the museum linked to us', by: 'Jonida Sample', changedAt: null },
      { day: '2026-11-01', text: 'the first day' },
    ])
  })

  it('are changed and deleted by any owner, and keep their author', async () => {
    await using test = await createTestApp()
    const author = await openDesk(test)
    const other = await openDesk(test, 'Second Owner')
    const { id } = (await author.call('saveDayNote', { day: '2026-11-09', text: 'linked' })).json<{ id: string }>()
    test.clock.advance(1)
    await other.call('saveDayNote', { id, day: '2026-11-10', text: 'linked again' })
    const changedAt = test.clock.now()
    test.clock.advance(1)
    expect((await listed(author)).notes).toMatchObject([
      { id, day: '2026-11-10', text: 'linked again', by: 'Jonida Sample', changedAt },
    ])
    expect((await other.call('deleteDayNote', { id })).statusCode).toBe(200)
    expect((await other.call('deleteDayNote', { id })).statusCode).toBe(200)
    expect((await listed(author)).notes).toEqual([])
    expect((await author.call('saveDayNote', { id, day: '2026-11-10', text: 'late' })).statusCode).toBe(404)
    const deeds = (await logOf(test)).filter(({ thing_kind }) => thing_kind === 'dayNote')
    expect(deeds.map(({ deed, thing_id }) => [deed, thing_id])).toEqual([
      ['dayNoteWritten', id],
      ['dayNoteChanged', id],
      ['dayNoteDeleted', id],
    ])
  })

  it.each([
    ['an empty text', { day: '2026-11-09', text: ' ' }, 'text'],
    ['more than 200 characters', { day: '2026-11-09', text: 'x'.repeat(201) }, 'text'],
    ['no day', { day: '2026-02-30', text: 'x' }, 'day'],
    ['a day to come', { day: '2026-11-21', text: 'x' }, 'day'],
  ])('refuse %s', async (_what, input, field) => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const answer = await owner.call('saveDayNote', input)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ error: { fields: { [field]: expect.any(String) } } })
    expect((await listed(owner)).notes).toEqual([])
  })

  it('take 200 characters', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    expect((await owner.call('saveDayNote', { day: '2026-11-09', text: 'x'.repeat(200) })).statusCode).toBe(200)
  })
})

describe('what was published', () => {
  it('stands on its days, all of it, with the title that the account reads', async () => {
    await using test = await createTestApp()
    const { browser } = await signIn(test, await addAccount(test, { role: 'owner', language: 'de' }))
    const blog = await createBlog({ database: test.database, now: test.clock.now })
    const midnight = Date.parse('2026-11-08T23:00:00Z') // in Tirana
    for (let number = 0; number < 60; number++) {
      const own = { postId: `post-${number}`, slug: `post-${number}`, title: `Number ${number}` }
      await blog.editing.save(postContent({ ...own, visibleFrom: midnight - 1 - number }))
    }
    const both = { postId: 'both', visibleFrom: midnight }
    await blog.editing.save(postContent({ ...both, slug: 'both', title: 'In English' }))
    await blog.editing.save(
      postContent({ ...both, language: 'de', slug: 'beide', title: 'Auf Deutsch', visibleFrom: midnight + 1 }),
    )
    await blog.editing.save(postContent({ postId: 'later', slug: 'later', visibleFrom: test.clock.now() + 1 }))
    await blog.editing.save(postContent({ postId: 'draft', slug: 'draft', status: 'draft' }))
    const { posts } = await listed(browser, { from: '2026-11-08', to: '2026-11-20' })
    expect(posts).toHaveLength(61)
    expect(posts.find(({ id }) => id === 'both')).toMatchObject({
      title: 'Auf Deutsch',
      language: 'de',
      day: '2026-11-09',
      at: midnight,
    })
    expect(new Set(posts.filter(({ id }) => id !== 'both').map(({ day }) => day))).toEqual(new Set(['2026-11-08']))
    expect((await listed(browser, { from: '2026-11-09', to: '2026-11-20' })).posts).toHaveLength(1)
    await createStores(test.database).posts.setDeleted('both', test.clock.now())
    expect((await listed(browser, { from: '2026-11-09', to: '2026-11-20' })).posts).toEqual([])
  }, 60_000)

  it('has the issues that have left, by when they began to', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const midnight = Date.parse('2026-11-08T23:00:00Z')
    const issue = (id: string, number: number, state: 'sent' | 'sending', begunAt: number) => ({
      ...{ id, number, state, version: 1, text: JSON.stringify({ title: `Issue ${number}` }) },
      ...{ saved_at: 0, saved_by: 'nobody', begun_at: begunAt },
    })
    await test.database.db
      .insertInto('issues')
      .values([
        issue('a', 1, 'sent', midnight - 1),
        issue('b', 2, 'sent', midnight),
        issue('c', 3, 'sending', midnight + 1),
      ])
      .execute()
    const { issues } = await listed(owner, { from: '2026-11-09', to: '2026-11-09' })
    expect(issues).toEqual([{ id: 'b', number: 2, title: 'Issue 2', day: '2026-11-09', at: midnight }])
  })
})

describe('versions of the program', () => {
  it('stand on the day of the agency on which they first ran', async () => {
    await using test = await createTestApp()
    const owner = await openDesk(test)
    const { dayNotes } = createStores(test.database)
    const midnight = Date.parse('2026-11-08T23:00:00Z') // in Tirana
    await dayNotes.noteRelease('9.0.1', midnight)
    await dayNotes.noteRelease('9.0.0', midnight - 1)
    await dayNotes.noteRelease('9.0.0', midnight + 1)
    const { releases } = await listed(owner, { from: '2026-11-08', to: '2026-11-09' })
    expect(releases.map(({ version, day }) => [version, day])).toEqual([
      ['9.0.1', '2026-11-09'],
      ['9.0.0', '2026-11-08'],
    ])
    expect((await listed(owner, { from: '2026-11-09', to: '2026-11-09' })).releases).toHaveLength(1)
  })
})

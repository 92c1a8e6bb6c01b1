import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { staffPostExport } from '#api/contract/values/staff-paths.ts'
import { createStores } from '#api/store/stores.ts'
import { languages } from '#locales/languages.ts'
import { ask, newPostId, openPostDesk, writtenText } from '../../support/app/post-desk.ts'
import { addColleague, type Colleague } from '../../support/app/staff-people.ts'
import { countTurns } from '../../support/run/count-turns.ts'

/** Resolves to the longest time in which nobody else had a turn, and the whole. Milliseconds. */
async function turnsDuring(work: () => Promise<unknown>) {
  const begun = performance.now()
  let [longest, before] = [0, begun]
  const tick = () => {
    longest = Math.max(longest, performance.now() - before)
    before = performance.now()
  }
  const ticking = setInterval(tick, 1)
  await work()
  clearInterval(ticking)
  tick()
  return { longest, whole: performance.now() - begun }
}

it('one account has thirty calls in hand, and a colleague is answered meanwhile', async () => {
  await using test = await openPostDesk()
  await ask(test.moderator, 'savePost', { id: newPostId, in: 'en', version: 0, text: writtenText() })
  const other = await addColleague(test, 'moderator')
  const read = ({ browser }: Colleague) => browser.call('readPost', { id: newPostId, in: 'en' })
  const own = Array.from({ length: 80 }, () => read(test.moderator))
  expect((await read(other)).statusCode).toBe(200)
  const statuses = (await Promise.all(own)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(30)
  expect((await read(test.moderator)).statusCode).toBe(200)
})

describe('deeds on many posts', () => {
  const words = `${'Ein Fenster lässt Licht herein. '.repeat(20)}\n\n`.repeat(100)

  async function openFull() {
    const test = await openPostDesk()
    for (let post = 0; post < 6; post++)
      await test.save(0, writtenText({ title: `Fenster ${post}`, body: words }), { id: randomUUID() })
    return test
  }

  it('open drafts while others have their turns', { timeout: 60_000 }, async () => {
    await using test = await openFull()
    const { posts } = await test.board()
    const drafts = posts.filter(({ title }) => title.startsWith('Fenster'))
    const turns = await countTurns(async () => {
      expect(await test.run('publishPosts', drafts)).toMatchObject({ done: 6, refused: [] })
    })
    expect(turns).toBeGreaterThan(12)
  })

  it('pack posts for taking away while others have their turns', { timeout: 60_000 }, async () => {
    await using test = await openFull()
    const cookie = test.moderator.browser.cookie ?? ''
    const take = () => test.app.inject({ url: staffPostExport, headers: { cookie } })
    await take()
    const turns = await countTurns(async () => {
      const answers = await Promise.all([1, 2, 3].map(take))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    })
    // Each has six texts and the posts that come with the site.
    expect(turns).toBeGreaterThan(3 * 6)
  })
})

describe('a text as long as it may be', () => {
  it('is counted in its revisions one by one, while others have their turns', { timeout: 60_000 }, async () => {
    await using test = await openPostDesk()
    const { postHistory } = createStores(test.database)
    const content = writtenText({ body: 'an odd word or two '.repeat(10_000) })
    const at = test.clock.now()
    await ask(test.moderator, 'savePost', { id: newPostId, in: 'en', version: 0, text: writtenText() })
    for (let index = 0; index < 40; index++)
      await postHistory.insertRevision({
        ...{ id: `r${index}`, postId: newPostId, language: 'en', content },
        ...{ savedAt: at + index, savedBy: undefined, begunAt: at + index, publishedAt: undefined },
      })
    const list = () => ask(test.moderator, 'listRevisions', { id: newPostId, in: 'en' })
    const { longest, whole } = await turnsDuring(async () => {
      expect((await list()).revisions[0]?.words).toBe(50_000)
    })
    expect(longest).toBeLessThan(whole / 2)
  })

  it('is not read for more lists of revisions at once than are read in half a minute', async () => {
    await using test = await openPostDesk()
    const { postHistory } = createStores(test.database)
    const at = test.clock.now()
    await ask(test.moderator, 'savePost', { id: newPostId, in: 'en', version: 0, text: writtenText() })
    for (let index = 0; index < 100; index++)
      await postHistory.insertRevision({
        ...{ id: `r${index}`, postId: newPostId, language: 'en', content: writtenText() },
        ...{ savedAt: at + index, savedBy: undefined, begunAt: at + index, publishedAt: undefined },
      })
    const list = () => test.moderator.browser.call('listRevisions', { id: newPostId, in: 'en' })
    const statuses = (await Promise.all(Array.from({ length: 30 }, list))).map(({ statusCode }) => statusCode)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(5)
    expect((await list()).statusCode).toBe(200)
  })

  it('leaves no more behind in its translations than a page can have', { timeout: 60_000 }, async () => {
    await using test = await openPostDesk()
    const { moderator } = test
    const body = 'a\n\n'.repeat(100_000)
    const source = await ask(moderator, 'savePost', {
      id: newPostId,
      in: 'en',
      version: 0,
      text: writtenText({ body }),
    })
    await ask(moderator, 'savePost', { id: newPostId, in: 'de', version: 0, text: writtenText() })
    const german = await createStores(test.database).posts.find(newPostId, 'de')
    expect(german?.sourceHashes).toHaveLength(3000)
    const text = writtenText({ body: `b\n\n${body}` })
    const { panes } = await ask(moderator, 'savePost', { id: newPostId, in: 'en', version: source.version, text })
    // The new one, and the rest.
    expect(panes.de?.behind).toBe(2)
  })

  it('is not looked through where it has more than a thousand links and pictures', { timeout: 60_000 }, async () => {
    await using test = await openPostDesk()
    const saved = (count: number) => '[a](/about) ![a](/pictures/performance-budget)\n\n'.repeat(count / 2)
    const found = async (version: number, count: number) => {
      const text = writtenText({ body: saved(count) })
      await ask(test.moderator, 'savePost', { id: newPostId, in: 'en', version, text })
      return (await ask(test.moderator, 'checkPost', { id: newPostId })).findings.map(({ what }) => what)
    }
    expect(await found(0, 1000)).not.toContain('too_much')
    expect(await found(1, 1002)).toEqual(['too_much'])
  })

  it('is checked piece by piece, while others have their turns', { timeout: 60_000 }, async () => {
    await using test = await openPostDesk()
    const body = `${'"Words" - and \'more\' -- of them ... '.repeat(30)}\n\n`.repeat(15)
    for (const language of languages)
      await ask(test.moderator, 'savePost', { id: newPostId, in: language, version: 0, text: writtenText({ body }) })
    const { longest, whole } = await turnsDuring(() => ask(test.moderator, 'checkPost', { id: newPostId }))
    expect(longest).toBeLessThan(whole / 2)
  })
})

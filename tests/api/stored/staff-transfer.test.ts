import { describe, expect, it } from 'vitest'
import { postsFolder } from '#api/content/site-post-ids.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { createStores } from '#api/store/stores.ts'
import { added } from '../../support/app/pictures.ts'
import { bringIn, dryRun, openTransfer, rowsOf, takeAway } from '../../support/app/post-transfer.ts'
import { postContent } from '../../support/app/posts.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import { drawPicture } from '../../support/data/pictures.ts'

const DAY = 86_400_000

/** Posts in every state, one behind its source, with redirects and an uploaded picture. */
async function fillWithAllKinds(test: Awaited<ReturnType<typeof openTransfer>>) {
  const { blog, clock, browser } = test
  const { picture } = await added(test, browser, await drawPicture(400, 300), 'lit window.jpg')
  const saved = await browser.call('savePicture', {
    id: picture.id,
    version: picture.version,
    name: 'Lit: “window”',
    alt: { en: 'A lit window.', sq: 'Një dritare e ndezur.' },
    isDecorative: false,
    focus: { x: 0.25, y: 0.75 },
  })
  expect(saved.statusCode).toBe(200)
  const german = (changes: object) => postContent({ postId: 'eins', language: 'de', slug: 'eins', ...changes })
  await blog.editing.save(german({ title: 'Eins: „zwei“ – drei', picture: picture.id, body: 'Erstens.\n\nZweitens.' }))
  await blog.editing.save(
    german({ language: 'en', slug: 'one', title: 'One', body: `Text ![](/pictures/${picture.id})` }),
  )
  await blog.editing.save(
    german({ slug: 'eins-neu', title: 'Eins', body: 'Erstens anders.\n\n    eingerückt\n\nZweitens.' }),
  )
  await blog.editing.save(
    postContent({
      postId: 'later',
      slug: '2026',
      title: 'true',
      author: "O'Hara: editor",
      tags: ['- no list', '#2', ''].filter(Boolean),
      status: 'scheduled',
      visibleFrom: clock.now() + DAY + 61_001,
      visibleUntil: clock.now() + 9 * DAY,
      seo: { ogTitle: 'For: *search*', twitterImageAlt: 'x' },
      featured: true,
      updatedAt: Date.UTC(2026, 10, 3, 4, 5),
      body: '---\n\nA rule first.\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    }),
  )
  await blog.editing.save(
    postContent({ postId: 'draft', slug: 'draft', status: 'draft', title: '', body: '', excerpt: '' }),
  )
  await blog.editing.save(
    postContent({ postId: 'over', slug: 'over', visibleUntil: clock.now() - DAY, type: 'opinion', author: 'Somebody' }),
  )
  await blog.editing.save(
    postContent({ postId: 'over', language: 'fr', slug: 'fini', type: 'news', author: 'Autre', picture: 'gdpr' }),
  )
  return picture.id
}

describe('posts that are taken away', () => {
  it('come into an empty site as they were, and change nothing in their own', { timeout: 60_000 }, async () => {
    await using from = await openTransfer()
    const picture = await fillWithAllKinds(from)
    const zip = await takeAway(from, from.browser)
    const same = await dryRun(from, from.browser, zip)
    expect(same).toMatchObject({ posts: [], same: 4, pictures: { added: 0, changed: 0, same: 1 }, refused: [] })

    await using to = await openTransfer()
    const plan = await dryRun(to, to.browser, zip)
    expect(plan.refused).toEqual([])
    expect(plan.posts.map(({ id, isNew, translations }) => [id, isNew, translations.length]).toSorted()).toEqual([
      ['draft', true, 1],
      ['eins', true, 2],
      ['later', true, 1],
      ['over', true, 2],
    ])
    // Some of them the publish gate would stop.
    const owner = await addColleague(to, 'owner')
    expect(await bringIn(owner.browser, plan)).toMatchObject({ isDone: true, posts: 4, windows: 6, refused: [] })
    expect(await rowsOf(to)).toEqual(await rowsOf(from))
    expect(
      (await rowsOf(to)).translations.find(({ post_id, language }) => post_id === 'eins' && language === 'en')?.behind,
    ).toBe(2)

    expect((await to.app.inject(`/pictures/${picture}-160.webp`)).statusCode).toBe(200)
    expect((await to.app.inject('/api/posts/eins-neu?language=de')).json().html).toContain('eingerückt')
    const moved = await to.app.inject('/api/posts/eins?language=de')
    expect([moved.statusCode, moved.headers.location]).toEqual([301, expect.stringContaining('eins-neu')])
    expect(await dryRun(to, to.browser, await takeAway(to, to.browser))).toMatchObject({
      posts: [],
      same: 4,
      refused: [],
    })
    const deeds = (await deedsIn(to)).map(({ deed }) => deed)
    expect(deeds.filter((deed) => deed === 'postImported')).toHaveLength(4)
    expect(deeds).toContain('postsExported')
  })

  it('are those of the site, text for text', { timeout: 120_000 }, async () => {
    await using from = await openTransfer(postsFolder)
    const zip = await takeAway(from, from.browser)
    await using to = await openTransfer()
    const plan = await dryRun(to, to.browser, zip)
    expect(plan.refused).toEqual([])
    expect(await bringIn(to.browser, plan)).toMatchObject({ isDone: true, posts: 12, windows: 72 })
    expect(await rowsOf(to)).toEqual(await rowsOf(from))
    // What was there before is silent: nobody is told of 72 old posts.
    const { db } = to.database
    const due = await db.selectFrom('push_announcements').select('post_id').where('done_at', 'is', null).execute()
    expect(due).toEqual([])
  })

  it('are as they were where they are as long as a text may be', { timeout: 120_000 }, async () => {
    const part = `## Licht — “Öl” 😀\n\n${'Ein Fenster lässt Licht herein. '.repeat(80).trim()}\n\n`
    const note = '| a | b |\n| - | - |\n| 1 | 2[^1] |\n\n[^1]: Gemessen.'
    const body = part.repeat(Math.floor((writingLimits.body - note.length) / part.length)) + note
    await using from = await openTransfer()
    await from.blog.editing.save(postContent({ postId: 'lang', language: 'de', slug: 'lang', body }))
    const zip = await takeAway(from, from.browser)
    expect(await dryRun(from, from.browser, zip)).toMatchObject({ posts: [], same: 1, refused: [] })
    await using to = await openTransfer()
    const plan = await dryRun(to, to.browser, zip)
    expect(plan.refused).toEqual([])
    expect(await bringIn((await addColleague(to, 'owner')).browser, plan)).toMatchObject({ isDone: true, posts: 1 })
    expect(body.length).toBeGreaterThan(300_000)
    expect((await rowsOf(to)).translations.map((row) => row.body)).toEqual([body])
  })

  it('are without what was deleted, and announced only when they open', async () => {
    await using from = await openTransfer()
    await fillWithAllKinds(from)
    await createStores(from.database).posts.setDeleted('over', from.clock.now())
    await using to = await openTransfer()
    const plan = await dryRun(to, to.browser, await takeAway(from, from.browser))
    expect(plan.posts.map(({ id }) => id).toSorted()).toEqual(['draft', 'eins', 'later'])
    await bringIn((await addColleague(to, 'owner')).browser, plan)
    const { db } = to.database
    const due = await db
      .selectFrom('push_announcements')
      .select(['post_id', 'due_at'])
      .where('done_at', 'is', null)
      .execute()
    expect(due.map(({ post_id, due_at }) => [post_id, Number(due_at)])).toEqual([
      ['later', to.clock.now() + DAY + 61_001],
    ])
  })
})

import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import { ask, openPostDesk, type PostDesk } from '../../support/app/post-desk.ts'
import { bringIn, dryRun, takeAway, zipOf } from '../../support/app/post-transfer.ts'
import { postContent } from '../../support/app/posts.ts'

const id = 'a-window'

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
  await test.blog.editing.save(postContent())
  await test.blog.editing.save(postContent({ language: 'sq', slug: 'nje-dritare', title: 'Një dritare' }))
})
afterEach(() => test[Symbol.asyncDispose]())

const read = (language: Language = 'en') => ask(test.moderator, 'readPost', { id, in: language })

/** As the editor saves what it has opened. */
async function write(changes: Partial<WrittenPost>, language: Language = 'en') {
  const { version, text } = await read(language)
  const { picture, type, author, isFeatured } = text
  const shared = { picture, type, author, isFeatured }
  await ask(test.moderator, 'savePost', { id, in: language, version, text: { ...text, ...changes }, read: shared })
}

/** The dry run of the export, with other words in English. */
async function changed(from: string, to: string) {
  const files = unzipSync(await takeAway(test, test.moderator.browser))
  const file = `posts/${id}/en.md`
  const text = Buffer.from(files[file] ?? []).toString()
  expect(text).toContain(from)
  return dryRun(test, test.moderator.browser, zipOf({ ...files, [file]: text.replace(from, to) }))
}

const otherExcerpt = () => changed('What a window is for.', 'From a file.')

describe('an import beside words that are written and not open', () => {
  it('leaves them where it changes something else', async () => {
    const body = '## Light\n\nA window lets light in.\n\nAn hour of work.'
    await write({ body, tags: ['light', 'air'] })
    const { version } = await read()
    const plan = await otherExcerpt()
    expect(plan.posts).toMatchObject([{ id, translations: [{ fields: ['excerpt'], setsAside: false }] }])
    expect(await bringIn(test.moderator.browser, plan)).toMatchObject({ isDone: true, posts: 1 })
    const after = await read()
    expect(after.text).toMatchObject({ body, tags: ['light', 'air'], excerpt: 'From a file.' })
    expect(after.panes.en?.hasChanges).toBe(true)
    expect(after.version).toBeGreaterThan(version)
    const page = (await test.app.inject('/blog/app/a-window/')).body
    expect(page).toContain('From a file.')
    expect(page).not.toContain('An hour of work.')
  })

  it('says which of them it sets aside, and keeps those among the revisions', async () => {
    await write({ excerpt: 'An hour of work.', title: 'A window, once more' })
    const plan = await otherExcerpt()
    expect(plan.posts[0]?.translations).toMatchObject([{ fields: ['excerpt'], setsAside: true }])
    await bringIn(test.moderator.browser, plan)
    expect((await read()).text).toMatchObject({ excerpt: 'From a file.', title: 'A window, once more' })
    const { revisions } = await ask(test.moderator, 'listRevisions', { id, in: 'en' })
    const texts = await Promise.all(
      revisions.map((one) => ask(test.moderator, 'readRevision', { id, in: 'en', revision: one.id })),
    )
    expect(texts.map(({ text }) => text.excerpt)).toContain('An hour of work.')
  })

  it('says so of what all languages have alike', async () => {
    await write({ author: 'Ilir' }, 'sq')
    const plan = await changed('excerpt:', 'author: Besa\nexcerpt:')
    expect(plan.posts[0]?.translations).toMatchObject([{ fields: ['author'], setsAside: true }])
  })

  it('leaves nothing of a draft open that it has replaced, and sets nothing aside unsaid', async () => {
    await test.blog.editing.save(postContent({ status: 'draft' }))
    await write({ body: 'A draft.' })
    const plan = await otherExcerpt()
    expect(plan.posts[0]?.translations).toMatchObject([{ fields: ['excerpt'], setsAside: false }])
    await bringIn(test.moderator.browser, plan)
    expect((await read()).text).toMatchObject({ body: 'A draft.', excerpt: 'From a file.' })
  })

  it.each<[string, Partial<WrittenPost>, Language]>([
    ['words', { body: 'An hour of work.' }, 'en'],
    ['an author of all languages', { author: 'Ilir' }, 'sq'],
  ])('is refused where %s were saved after its dry run', async (_, changes, language) => {
    const plan = await otherExcerpt()
    await write(changes, language)
    const refused = await test.moderator.browser.call('runTransfer', { file: plan.id, seen: plan.seen })
    expect(refused.statusCode).toBe(409)
    expect((await read(language)).text).toMatchObject(changes)
    expect((await read()).text.excerpt).toBe('What a window is for.')
  })

  it('is stopped by what it opens, not by what is written beside it', async () => {
    await test.blog.editing.save(postContent({ body: 'A [link](/nowhere).' }))
    await write({ body: 'A window lets light in.' })
    const stopped = await otherExcerpt()
    const run = (plan: typeof stopped) =>
      test.moderator.browser.call('runTransfer', { file: plan.id, seen: plan.seen }).then((answer) => answer.json())
    expect(await run(stopped)).toMatchObject({ isDone: false, refused: [{ why: 'gateStopped' }] })

    await test.blog.editing.save(postContent())
    await write({ body: 'A [link](/nowhere).' })
    expect(await run(await otherExcerpt())).toMatchObject({ isDone: true })
    expect((await read()).text.body).toBe('A [link](/nowhere).')
  })

  it('goes on where somebody writes in a language that it leaves as it is', async () => {
    const plan = await otherExcerpt()
    await write({ body: 'Një orë punë.' }, 'sq')
    await bringIn(test.moderator.browser, plan)
    expect((await read('sq')).text.body).toBe('Një orë punë.')
  })
})

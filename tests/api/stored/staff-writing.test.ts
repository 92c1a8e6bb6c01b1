import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import { ask, german, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { addColleague, deedsIn } from '../../support/app/staff-people.ts'
import { createTestApp } from '../../support/app/test-app.ts'

const MINUTE = 60_000

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const read = (postId = id, language: Language = 'de') => ask(test.moderator, 'readPost', { id: postId, in: language })

const tried = async (version: number, text: WrittenPost, more: { id?: string; in?: Language } = {}) =>
  (await test.moderator.browser.call('savePost', { id, in: 'de', version, text, ...more })).statusCode

const shown = async (slug: string, language = 'en') => (await test.app.inject(`/${language}/blog/app/${slug}/`)).body

describe('a post that somebody begins', () => {
  it('is empty and has no version before it is saved', async () => {
    expect(await read()).toMatchObject({
      id,
      in: 'de',
      sourceLanguage: 'de',
      version: 0,
      text: { title: '', body: '', tags: [] },
      panes: {},
      source: null,
    })
    expect((await test.moderator.browser.call('readPost', { id: 'a-window', in: 'de' })).statusCode).toBe(404)
  })

  it('is there with the first save, on the board too, and visitors do not see it', async () => {
    const answer = await test.save(0, writtenText())
    expect(answer).toMatchObject({
      version: 1,
      slug: 'ein-fenster',
      panes: { de: { state: 'draft', title: 'Ein Fenster', slug: 'ein-fenster', version: 1, hasChanges: false } },
    })
    expect(answer.panes.de?.savedBy).toBe(test.moderator.name)
    expect(await read()).toMatchObject({ version: 1, text: writtenText() })
    expect((await test.postOf(id)).translations).toMatchObject({ de: { state: 'draft', slug: 'ein-fenster' } })
    expect(await test.statusOf('ein-fenster', 'de')).toBe(404)
    expect((await deedsIn(test)).map(({ deed }) => deed)).toEqual(['postBegun'])
  })

  it('is one of a hundred that an account begins in an hour; what is there can still be saved', async () => {
    const begun = async (post: number) =>
      tried(0, writtenText(), { id: `0199e5a0-7d3c-7c1e-9b5e-${String(post).padStart(12, '0')}` })
    for (let post = 0; post < 100; post++) expect(await begun(post)).toBe(200)
    expect(await begun(100)).toBe(429)
    expect(
      await tried(1, writtenText({ title: 'Zwei Fenster' }), { id: `0199e5a0-7d3c-7c1e-9b5e-${'0'.repeat(12)}` }),
    ).toBe(200)
    test.clock.advance(60 * MINUTE)
    expect(await begun(100)).toBe(200)
  })

  it('has an address made of its title, which follows it, and is its own', async () => {
    await test.blog.editing.save(german())
    expect((await test.save(0, writtenText())).slug).toBe('ein-fenster-2')
    expect((await test.save(1, writtenText({ title: 'Größe, Öl & Straße' }))).slug).toBe('groesse-oel-strasse')
    expect((await test.save(2, writtenText({ title: 'Größe', slug: 'ein-fenster' }))).slug).toBe('ein-fenster-2')
    expect((await read()).text.slug).toBe('ein-fenster')
    expect((await test.save(3, writtenText({ title: '', slug: '' }))).slug).toBe(id)
    const other = { id: '0199e5a0-7d3c-7c1e-9b5e-2f4a6c8e0b1e', in: 'sq' as const }
    expect((await test.save(0, writtenText({ title: 'Një çelës për të gjithë' }), other)).slug).toBe(
      'nje-celes-per-te-gjithe',
    )
  })

  it('may be as long as the editor lets it be, and no longer', async () => {
    expect(await tried(0, writtenText({ body: 'ü\n'.repeat(160_000) }))).toBe(200)
    const answer = await test.moderator.browser.call('savePost', {
      id,
      in: 'de',
      version: 1,
      text: writtenText({ body: 'a'.repeat(320_001), title: 'a'.repeat(201) }),
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().error.keys).toEqual({ body: 'post_body_long', title: 'post_title_long' })
  })
})

describe('saving', () => {
  it('refuses an old version rather than lose a word, and takes the same words twice', async () => {
    await test.save(0, writtenText())
    await test.save(1, writtenText({ title: 'Zwei Fenster' }))
    expect(await tried(1, writtenText({ title: 'Drei Fenster' }))).toBe(409)
    expect((await read()).text.title).toBe('Zwei Fenster')
    // The answer to the second save was lost.
    expect((await test.save(1, writtenText({ title: 'Zwei Fenster' }))).version).toBe(2)
    expect((await test.save(2, writtenText({ title: 'Zwei Fenster' }))).version).toBe(2)
  })

  it('leaves what visitors see as it is', async () => {
    await test.blog.editing.save(postContent())
    const { text, version } = await read('a-window', 'en')
    expect(version).toBe(1)
    expect(text).toMatchObject({ title: 'A window', slug: 'a-window' })
    const body = 'Nobody has read this yet.'
    const answer = await test.save(1, { ...text, body, title: 'Two windows' }, { id: 'a-window', in: 'en' })
    expect(answer).toMatchObject({
      version: 2,
      slug: 'a-window',
      panes: { en: { state: 'live', hasChanges: true, title: 'Two windows', version: 2 } },
    })
    const page = await shown('a-window')
    expect(page).toContain('A window lets light in.')
    expect(page).not.toContain('Nobody has read this yet.')
    expect((await read('a-window', 'en')).text.body).toBe('Nobody has read this yet.')
    // What is undone is no change.
    const undone = await test.save(2, text, { id: 'a-window', in: 'en' })
    expect(undone).toMatchObject({ version: 3, panes: { en: { hasChanges: false } } })
  })

  it('keeps the address of what is open when the field is emptied', async () => {
    await test.blog.editing.save(postContent())
    const { text } = await read('a-window', 'en')
    const answer = await test.save(1, { ...text, slug: '', title: 'Another' }, { id: 'a-window', in: 'en' })
    expect(answer.slug).toBe('a-window')
  })

  it('loses no word to a deed on the board', async () => {
    await test.blog.editing.save(postContent())
    const { text } = await read('a-window', 'en')
    await test.save(1, { ...text, body: 'Later words.' }, { id: 'a-window', in: 'en' })
    const down = await test.run('unpublishPosts', [await test.postOf('a-window')])
    expect((await read('a-window', 'en')).text.body).toBe('Later words.')
    await test.undo(down.undo)
    expect(await shown('a-window')).toContain('A window lets light in.')
    const gone = await test.run('deletePosts', [await test.postOf('a-window')])
    expect(await tried(2, text, { id: 'a-window', in: 'en' })).toBe(404)
    await test.undo(gone.undo)
    expect(await read('a-window', 'en')).toMatchObject({ version: 2, text: { body: 'Later words.' } })
  })

  it('is another version once the text is brought in anew, and keeps what was written', async () => {
    await test.blog.editing.save(postContent())
    const { text } = await read('a-window', 'en')
    await test.save(1, { ...text, body: 'Written here.' }, { id: 'a-window', in: 'en' })
    test.clock.advance(1000)
    await test.blog.editing.save(postContent({ body: 'Brought in.' }))
    expect(await tried(2, { ...text, body: 'More.' }, { id: 'a-window', in: 'en' })).toBe(409)
    expect(await read('a-window', 'en')).toMatchObject({ version: 3, text: { body: 'Brought in.' } })
    const { revisions } = await ask(test.moderator, 'listRevisions', { id: 'a-window', in: 'en' })
    expect(revisions).toHaveLength(3)
  })

  it('by two at once, on two servers, keeps the words of one and tells the other', async () => {
    await using beside = await createTestApp({ beside: test })
    const there = await addColleague({ ...beside, database: test.database }, 'moderator')
    await test.save(0, writtenText({ body: 'start' }))
    const write = async (who: typeof there, word: string) => {
      for (;;) {
        const { version, text } = await ask(who, 'readPost', { id, in: 'de' })
        const body = `${text.body} ${word}`
        const answer = await who.browser.call('savePost', { id, in: 'de', version, text: { ...text, body } })
        if (answer.statusCode === 200) return
        expect(answer.statusCode).toBe(409)
      }
    }
    const words = Array.from({ length: 12 }, (_, number) => `word${number}`)
    const half = async (who: typeof there, rest: number) => {
      for (const [number, word] of words.entries()) if (number % 2 === rest) await write(who, word)
    }
    await Promise.all([half(test.moderator, 0), half(there, 1)])
    const { text, version } = await read()
    expect(text.body.split(' ').toSorted()).toEqual(['start', ...words].toSorted())
    expect(version).toBe(1 + words.length)
  })
})

describe('what all languages have alike', () => {
  it('goes to all of them, conflicts with nobody, and is not taken back by an old page', async () => {
    await test.save(0, writtenText())
    await test.save(0, writtenText({ title: 'Una finestra' }), { in: 'it' })
    await test.save(1, writtenText({ type: 'news', author: 'Ilir' }))
    // This page was opened before.
    expect((await test.save(1, writtenText({ title: 'Due finestre' }), { in: 'it' })).version).toBe(2)
    for (const language of ['de', 'it', 'fr'] as const) {
      expect((await read(id, language)).text).toMatchObject({ type: 'news', author: 'Ilir' })
    }
    expect((await test.postOf(id)).type).toBe('news')
    expect((await read(id, 'de')).version).toBe(2)
  })

  it('does not take back what is brought in later', async () => {
    await test.blog.editing.save(postContent({ picture: 'gdpr' }))
    const { text } = await read('a-window', 'en')
    await test.save(1, { ...text, author: 'Ilir' }, { id: 'a-window', in: 'en' })
    await test.blog.editing.save(postContent({ picture: 'choosing-a-cms' }))
    const brought = await read('a-window', 'en')
    expect(brought.text).toMatchObject({ author: 'Ilir', picture: 'choosing-a-cms' })
    await ask(test.moderator, 'openPost', {
      id: 'a-window',
      versions: { en: brought.version },
      from: null,
      until: null,
    })
    expect(await shown('a-window')).toContain('Ilir')
    expect((await read('a-window', 'en')).text).toMatchObject({ author: 'Ilir', picture: 'choosing-a-cms' })
  })

  it('reaches visitors with the first language that opens', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german())
    const { text } = await read('a-window', 'de')
    const { panes } = await test.save(1, { ...text, author: 'Ilir' }, { id: 'a-window', in: 'de' })
    expect(panes).toMatchObject({ en: { hasChanges: true }, de: { hasChanges: true } })
    expect(await shown('a-window')).not.toContain('Ilir')
    const version = panes.de?.version ?? 0
    const opened = await ask(test.moderator, 'openPost', {
      id: 'a-window',
      versions: { de: version },
      from: null,
      until: null,
    })
    expect(opened.panes).toMatchObject({ en: { hasChanges: false }, de: { hasChanges: false } })
    expect(await shown('a-window')).toContain('Ilir')
  })
})

describe('a translation', () => {
  const source = 'Eins.\n\nZwei.\n\nDrei.'

  beforeEach(async () => {
    await test.save(0, writtenText({ body: source }))
    await test.save(0, writtenText({ title: 'Una finestra', body: 'Uno.' }), { in: 'it' })
  })

  it('is behind once its source is written on, and only who says so catches up', async () => {
    const changed = 'Eins.\n\nZwei, neu.\n\nDrei.'
    const { panes } = await test.save(1, writtenText({ body: changed }))
    expect(panes).toMatchObject({ de: { behind: 0 }, it: { behind: 1 } })
    await test.save(1, writtenText({ title: 'Una finestra', body: 'Uno. Due.' }), { in: 'it' })
    expect(await read(id, 'it')).toMatchObject({
      panes: { it: { behind: 1 } },
      source: { body: changed, former: source },
    })
    const same = writtenText({ title: 'Una finestra', body: 'Uno. Due.' })
    // Of what has been written into the source since it was looked at nobody has said so.
    const input = { id, in: 'it', version: 2, text: same, agreesWith: 1 }
    expect((await test.moderator.browser.call('savePost', input)).statusCode).toBe(409)
    expect(await read(id, 'it')).toMatchObject({ version: 2, panes: { it: { behind: 1 } } })
    expect(await test.save(2, same, { in: 'it', agreesWith: 2 })).toMatchObject({
      version: 2,
      panes: { it: { behind: 0 } },
    })
    expect((await read(id, 'it')).source).toMatchObject({ body: changed, former: changed })
  })

  it('stands beside its source as that is written: paragraphs are paired by browsers, for no server waits for a draft', async () => {
    await test.save(1, writtenText({ body: 'Eins.\n\n**Zwei**, neu.\n\nDrei.' }))
    const cookie = test.moderator.browser.cookie ?? ''
    const { body } = await test.app.inject({ url: `/admin/posts/${id}/it?side`, headers: { cookie } })
    expect(body).toMatch(/whitespace-pre-wrap[^>]*>Eins\.\n/)
    expect(body).not.toContain('data-pair=')
  })

  it('knows what its source was from the source’s revisions, where it came with the site', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german({ slug: 'mehr-licht' }))
    test.clock.advance(MINUTE)
    const { text } = await read('a-window', 'en')
    await test.save(1, { ...text, body: 'Other light.' }, { id: 'a-window', in: 'en' })
    expect(await read('a-window', 'de')).toMatchObject({
      panes: { de: { behind: 2 } },
      source: { body: 'Other light.', former: '## Light\n\nA window lets light in.' },
    })
  })
})

describe('revisions', () => {
  const list = async () => (await ask(test.moderator, 'listRevisions', { id, in: 'de' })).revisions

  it('are one for the saves of one person within ten minutes', async () => {
    await test.save(0, writtenText({ title: 'Eins' }))
    test.clock.advance(5 * MINUTE)
    await test.save(1, writtenText({ title: 'Zwei' }))
    expect((await list()).map(({ title }) => title)).toEqual(['Zwei'])
    test.clock.advance(6 * MINUTE)
    await test.save(2, writtenText({ title: 'Drei' }))
    test.clock.advance(2000)
    const other = await addColleague(test, 'moderator', { name: 'Jonida Sample' })
    await ask(other, 'savePost', { id, in: 'de', version: 3, text: writtenText({ title: 'Vier' }) })
    const revisions = await list()
    expect(revisions.map(({ title }) => title)).toEqual(['Vier', 'Drei', 'Zwei'])
    expect(revisions.map(({ savedBy }) => savedBy)).toEqual(['Jonida Sample', test.moderator.name, test.moderator.name])
    expect(revisions[0]).toMatchObject({ words: 6, isPublic: false, savedAt: test.clock.now() })
  })

  it('keep what goes away in great part', async () => {
    await test.save(0, writtenText())
    test.clock.advance(2000)
    await test.save(1, writtenText({ body: '' }))
    const [, former] = await list()
    const answer = await ask(test.moderator, 'readRevision', { id, in: 'de', revision: former?.id ?? '' })
    expect(answer.text).toEqual(writtenText())
  })

  it('say which one visitors see, which no later save replaces', async () => {
    await test.save(0, writtenText())
    await ask(test.moderator, 'openPost', { id, versions: { de: 1 }, from: null, until: null })
    expect(await list()).toMatchObject([{ isPublic: true }])
    test.clock.advance(2000)
    await test.save(1, { ...(await read()).text, title: 'Später' })
    expect(await list()).toMatchObject([
      { title: 'Später', isPublic: false },
      { title: 'Ein Fenster', isPublic: true },
    ])
    const wrong = await test.moderator.browser.call('readRevision', { id, in: 'it', revision: (await list())[0]?.id })
    expect(wrong.statusCode).toBe(404)
  })
})

import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { german, openPostDesk, type PostDesk } from '../../support/app/post-desk.ts'
import { postContent } from '../../support/app/posts.ts'
import { addColleague } from '../../support/app/staff-people.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

describe('the board', () => {
  it('has a row a post and says how each of its languages stands', async () => {
    const now = test.clock.now()
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german({ status: 'draft' }))
    await test.blog.editing.save(
      postContent({ language: 'fr', slug: 'une-fenetre', status: 'scheduled', visibleFrom: now + DAY }),
    )
    await test.blog.editing.save(postContent({ language: 'it', slug: 'una-finestra', visibleUntil: now - HOUR }))
    const { posts, all, found, page, pages } = await test.board()
    expect(posts).toHaveLength(1)
    expect(posts[0]).toMatchObject({
      id: 'a-window',
      seen: expect.stringMatching(/^de1\.en1\.fr1\.it1\.[\w-]{12}$/),
      sourceLanguage: 'en',
      title: 'A window',
      type: 'insights',
      author: 'Dritare Lab',
      reads: 0,
      translations: {
        en: { state: 'live', slug: 'a-window', behind: 0 },
        de: { state: 'draft', slug: 'ein-fenster', visibleFrom: null },
        fr: { state: 'scheduled', visibleFrom: now + DAY },
        it: { state: 'unpublished', visibleUntil: now - HOUR },
      },
    })
    expect(posts[0]?.translations).not.toHaveProperty('es')
    expect({ found, page, pages }).toEqual({ found: 1, page: 1, pages: 1 })
    expect(all).toEqual({
      posts: 1,
      types: { insights: 1, features: 0, 'case-studies': 0, news: 0, opinion: 0 },
      live: { en: 1, sq: 0, de: 0, es: 0, it: 0, fr: 0 },
      behind: 0,
      authors: ['Dritare Lab'],
    })
  })

  it('offers no author that is empty: a draft has none yet', async () => {
    await test.blog.editing.save(postContent({ author: '' }))
    expect((await test.board()).all.authors).toEqual([])
  })

  it('names a post in the language of who reads it, where it has one', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german())
    const reader = await addColleague(test, 'moderator', { language: 'de' })
    expect(await test.postOf('a-window', reader)).toMatchObject({ title: 'Ein Fenster', titleLanguage: 'de' })
  })

  it('filters by type, author, state, language and words, of any state', async () => {
    await test.blog.editing.save(postContent())
    await test.blog.editing.save(german({ status: 'draft' }))
    const door = { postId: 'a-door', slug: 'a-door', title: 'A door', type: 'news', author: 'Ana' } as const
    await test.blog.editing.save(postContent({ ...door, excerpt: '', body: 'It has hinges.', status: 'draft' }))
    expect(await test.idsOf({ type: 'news' })).toEqual(['a-door'])
    expect(await test.idsOf({ author: 'Dritare Lab' })).toEqual(['a-window'])
    expect(await test.idsOf({ state: 'live' })).toEqual(['a-window'])
    expect((await test.idsOf({ state: 'draft' })).toSorted()).toEqual(['a-door', 'a-window'])
    expect(await test.idsOf({ state: 'draft', in: 'de' })).toEqual(['a-window'])
    expect(await test.idsOf({ in: 'de' })).toEqual(['a-window'])
    expect(await test.idsOf({ state: 'missing', in: 'de' })).toEqual(['a-door'])
    expect(await test.idsOf({ state: 'missing' })).toHaveLength(2)
    expect(await test.idsOf({ q: 'hinge' })).toEqual(['a-door'])
    expect(await test.idsOf({ q: 'Fenst' })).toEqual(['a-window'])
    expect(await test.idsOf({ q: '%' })).toEqual([])
    expect(await test.idsOf({ q: 'window', type: 'news' })).toEqual([])
    expect((await test.board({ type: 'news' })).all.posts).toBe(2)
  })

  it('is sorted by what is coming and the newest, by title, by reads and by the last save', async () => {
    const at = (day: number) => Date.UTC(2026, 10, day)
    const write = (id: string, title: string, changes = {}) =>
      test.blog.editing.save(postContent({ postId: id, slug: id, title, ...changes }))
    await write('old', 'Zebra', { visibleFrom: at(1) })
    test.clock.advance(HOUR)
    await write('new', 'apple', { visibleFrom: at(9) })
    test.clock.advance(HOUR)
    await write('draft', 'Mill', { status: 'draft' })
    test.clock.advance(HOUR)
    await write('old', 'Zebra', { visibleFrom: at(1) })
    await test.app.inject({ method: 'POST', url: '/api/posts/new/views', payload: {} })
    expect(await test.idsOf()).toEqual(['draft', 'new', 'old'])
    expect(await test.idsOf({ sort: 'oldest' })).toEqual(['old', 'new', 'draft'])
    expect(await test.idsOf({ sort: 'title' })).toEqual(['new', 'draft', 'old'])
    expect((await test.idsOf({ sort: 'reads' }))[0]).toBe('new')
    expect(await test.idsOf({ sort: 'changed' })).toEqual(['old', 'draft', 'new'])
    expect((await test.postOf('new')).reads).toBe(1)
  })

  it('shows twenty-five on a page and the last one for those beyond it', async () => {
    for (let number = 0; number < 26; number++)
      await test.blog.editing.save(postContent({ postId: `${number}`, slug: `post-${number}` }))
    expect(await test.board({ page: '2' })).toMatchObject({ found: 26, pages: 2, page: 2, posts: [expect.anything()] })
    expect(await test.board({ page: '9' })).toMatchObject({ page: 2 })
  })
})

describe('a language that is behind', () => {
  const source = (body: string) => test.blog.editing.save(postContent({ body }))

  it('says how many paragraphs of the source have changed since it was saved', async () => {
    await source('One.\n\nTwo.\n\nThree.')
    await test.blog.editing.save(german())
    const behind = async () => (await test.postOf('a-window')).translations.de?.behind
    expect(await behind()).toBe(0)
    await source('One.\n\nTwo changed.\n\nThree.\n\nFour.')
    expect(await behind()).toBe(2)
    expect((await test.board()).all.behind).toBe(1)
    expect(await test.idsOf({ state: 'behind', in: 'de' })).toEqual(['a-window'])
    await source('One.\n\nTwo changed.\n\nThree.')
    expect(await behind()).toBe(1)
    await source('One.\n\nTwo.\n\nThree.')
    expect(await behind()).toBe(0)
    await source('One.\n\nThree.')
    expect(await behind()).toBe(1)
    await test.blog.editing.save(german({ body: 'Ein Fenster, neu.' }))
    expect(await behind()).toBe(0)
  })

  it('is not, when the source is written in another way and says the same', async () => {
    await source('* one\n* two\n\n__loud__')
    await test.blog.editing.save(german())
    await source('- one\n- two\n\n\n**loud**\n')
    expect((await test.postOf('a-window')).translations.de?.behind).toBe(0)
  })

  it('is not, when it was saved before its source came, until that changes', async () => {
    const seed = (content: ReturnType<typeof postContent>) =>
      test.blog.editing.saveOnce([{ mark: content.slug, content }])
    await seed(german())
    await seed(postContent({ body: 'One.' }))
    expect(await test.postOf('a-window')).toMatchObject({ sourceLanguage: 'en', translations: { de: { behind: 0 } } })
    await source('Another.')
    expect((await test.postOf('a-window')).translations.de?.behind).toBe(1)
  })

  it('is measured against the language that was written first', async () => {
    await test.blog.editing.save(german())
    await source('One.')
    await source('Two.')
    expect(await test.postOf('a-window')).toMatchObject({ sourceLanguage: 'de', translations: { de: { behind: 0 } } })
    await test.blog.editing.save(german({ body: 'Zwei.' }))
    expect((await test.postOf('a-window')).translations.en?.behind).toBe(1)
  })
})

describe('a save', () => {
  it('has a number, and is refused over one that it did not see', async () => {
    expect(await test.blog.editing.save(postContent(), 0)).toBe(1)
    expect(await test.blog.editing.save(postContent({ title: 'Two' }), 1)).toBe(2)
    await expect(test.blog.editing.save(postContent({ title: 'Other' }), 1)).rejects.toMatchObject({ code: 'conflict' })
    await expect(test.blog.editing.save(postContent(), 0)).rejects.toMatchObject({ code: 'conflict' })
    expect((await test.postOf('a-window')).title).toBe('Two')
  })

  it('is refused for a post that was deleted', async () => {
    await test.blog.editing.save(postContent())
    await test.run('deletePosts', [await test.postOf('a-window')])
    await expect(test.blog.editing.save(postContent())).rejects.toMatchObject({ code: 'not_found' })
  })
})

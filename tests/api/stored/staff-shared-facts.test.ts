import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { WrittenPost } from '#api/contract/staff/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import { ask, newPostId as id, openPostDesk, type PostDesk, writtenText } from '../../support/app/post-desk.ts'

let test: PostDesk
beforeEach(async () => {
  test = await openPostDesk()
})
afterEach(() => test[Symbol.asyncDispose]())

const read = (language: Language) => ask(test.moderator, 'readPost', { id, in: language })

const sharedIn = ({ picture, type, author, isFeatured }: WrittenPost) => ({ picture, type, author, isFeatured })

/** As the editor saves what it has opened: it says what it has read. */
async function change(language: Language, opened: Awaited<ReturnType<typeof read>>, changes: Partial<WrittenPost>) {
  const text = { ...opened.text, ...changes }
  return ask(test.moderator, 'savePost', {
    ...{ id, in: language, version: opened.version, text },
    read: sharedIn(opened.text),
  })
}

describe('what all languages have alike, on a page that says what it has read', () => {
  beforeEach(async () => {
    await test.save(0, writtenText({ author: 'Ilir' }))
    await test.save(0, writtenText({ title: 'A window', author: 'Ilir' }), { in: 'en' })
  })

  it('can be set back to what this language had before', async () => {
    await change('en', await read('en'), { author: 'Mirela', type: 'news' })
    const opened = await read('de')
    expect(opened.text.author).toBe('Mirela')
    await change('de', opened, { author: 'Ilir' })
    for (const language of ['de', 'en'] as const)
      expect((await read(language)).text).toMatchObject({ author: 'Ilir', type: 'news' })
  })

  it('stays as another one has set it since, where the page changes something else', async () => {
    await change('en', await read('en'), { author: 'Mirela' })
    const opened = await read('de')
    await change('en', await read('en'), { author: 'Drita' })
    await change('de', opened, { body: `${opened.text.body} Ein Wort.` })
    expect((await read('de')).text.author).toBe('Drita')
    expect((await read('en')).text.author).toBe('Drita')
  })
})

describe('what waits for all languages', () => {
  it.each(['undone', 'deleted and restored'])(
    'opens in those that nobody has written in since, too, %s',
    async (way) => {
      await test.save(0, writtenText({ author: 'Ilir' }))
      await test.save(0, writtenText({ title: 'A window', author: 'Ilir' }), { in: 'en' })
      const { undo } = await test.run('publishPosts', [await test.postOf(id)])
      await change('de', await read('de'), { author: 'Mirela' })
      if (way === 'undone') await test.undo(undo)
      else {
        await test.run('deletePosts', [await test.postOf(id)])
        const things = [{ kind: 'post', id, deletedAt: test.clock.now() }] as const
        await ask(test.moderator, 'restoreDeleted', { things: [...things] })
      }
      expect((await read('en')).text.author).toBe('Mirela')
      expect(await test.run('publishPosts', [await test.postOf(id)])).toMatchObject({ done: 1, windows: 2 })
      for (const page of ['/de/blog/app/ein-fenster/', '/blog/app/a-window/'])
        expect((await test.app.inject(page)).body).toContain('Mirela')
    },
  )

  it.each(['undone', 'deleted and restored'])(
    'opens with the words of a post that was live and is a draft, %s',
    async (way) => {
      await test.save(0, writtenText({ author: 'Ilir' }))
      const { undo } = await test.run('publishPosts', [await test.postOf(id)])
      await change('de', await read('de'), { author: 'Mirela', body: 'Neue Worte.' })
      if (way === 'undone') await test.undo(undo)
      else {
        await test.run('deletePosts', [await test.postOf(id)])
        const things = [{ kind: 'post', id, deletedAt: test.clock.now() }] as const
        await ask(test.moderator, 'restoreDeleted', { things: [...things] })
      }
      const { panes, text } = await read('de')
      expect(panes).toMatchObject({ de: { state: 'draft' } })
      expect(text.author).toBe('Mirela')
      expect(await test.run('publishPosts', [await test.postOf(id)])).toMatchObject({ done: 1, windows: 1 })
      const page = (await test.app.inject('/de/blog/app/ein-fenster/')).body
      expect(page).toContain('Neue Worte.')
      expect(page).toContain('Mirela')
      expect(page).not.toContain('Ilir')
    },
  )
})

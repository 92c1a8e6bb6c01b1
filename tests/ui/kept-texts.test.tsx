import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'
import { keptPost, shortPosts } from '#site/staff/writing/kept-post.ts'

const DATABASE = 'test-texts'
const schema = z.object({ title: z.string() })
const open = (key = 'account/post/en') => keptTexts(DATABASE, key, schema)
const kept = (title: string, more = {}) => ({
  at: 5,
  base: { version: 2, text: { title: 'As saved' } },
  text: { title },
  unanswered: [],
  ...more,
})

afterEach(() => vi.restoreAllMocks())

describe('what a browser keeps of a text', () => {
  test('is there for the next page, in the place of its own only, until it is forgotten', async () => {
    const store = open()
    expect(await store.read()).toBeUndefined()
    expect(await store.write(kept('Typed'))).toBe(true)
    expect(await open().read()).toEqual(kept('Typed'))
    expect(await open('account/post/de').read()).toBeUndefined()
    store.forget()
    await vi.waitFor(async () => expect(await open().read()).toBeUndefined())
  })

  test('is the newest, with what was sent and not answered', async () => {
    const store = open('account/other/en')
    await store.write(kept('One'))
    await store.write(kept('Two', { unanswered: [{ title: 'One' }] }))
    await store.write(kept('Three', { unanswered: [{ title: 'One' }] }))
    expect(await open('account/other/en').read()).toEqual(kept('Three', { unanswered: [{ title: 'One' }] }))
    store.forget()
  })

  test('is nothing where the browser refuses, and it says so', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError')
    })
    const store = open('account/refused/en')
    expect(await store.read()).toBeUndefined()
    expect(await store.write(kept('Typed'))).toBe(false)
  })

  test('that is none of ours is left alone', async () => {
    const store = open('account/foreign/en')
    // As another version of the site might have written it.
    await store.write(kept('Typed', { text: { name: 'Typed' } }))
    expect(await open('account/foreign/en').read()).toBeUndefined()
  })
})

describe('of two pages that write the same', () => {
  const page = (place = 'account/both/en') => {
    const store = open(place)
    return { store, close: store.hold() }
  }

  test('each has its own, and the next page has what those have kept that are gone, the newest first', async () => {
    const [one, two] = [page(), page()]
    await one.store.write(kept('One'))
    await two.store.write(kept('Two', { at: 6 }))
    const next = page()
    expect(await next.store.read()).toBeUndefined()
    one.close()
    await vi.waitFor(async () => expect(await next.store.read()).toEqual(kept('One')))
    two.close()
    await vi.waitFor(async () => expect(await next.store.read()).toEqual(kept('Two', { at: 6 })))
    next.store.forget()
    await vi.waitFor(async () => expect(await next.store.read()).toEqual(kept('One')))
    next.store.forget()
    await vi.waitFor(async () => expect(await next.store.read()).toBeUndefined())
  })

  test('one that has everything saved leaves what the other keeps', async () => {
    const [one, two] = [page('account/saved/en'), page('account/saved/en')]
    await one.store.write(kept('One'))
    await two.store.write(kept('Two'))
    two.store.forget(true)
    one.close()
    await vi.waitFor(async () => expect(await open('account/saved/en').read()).toEqual(kept('One')))
  })

  test('what came back is kept once, with what was typed since', async () => {
    const [one, two] = [page('account/moved/en'), page('account/moved/en')]
    await one.store.write(kept('One'))
    one.close()
    await vi.waitFor(async () => expect(await two.store.read()).toEqual(kept('One')))
    await two.store.write(kept('One and on', { at: 7 }))
    two.close()
    const next = open('account/moved/en')
    await vi.waitFor(async () => expect(await next.read()).toEqual(kept('One and on', { at: 7 })))
    next.forget()
    await vi.waitFor(async () => expect(await next.read()).toBeUndefined())
  })
})

describe('of a long post', () => {
  const text = (body: string): z.output<typeof keptPost> => ({
    ...{ title: 'Long', slug: 'long', excerpt: '', body, tags: [], seoTitle: '', seoDescription: '', pictureAlt: '' },
    ...{ picture: '', type: 'insights', author: '', isFeatured: false },
  })
  const ground = text('A window lets light in. '.repeat(2000))
  const page = (opened = ground) => keptTexts(DATABASE, 'account/long/en', keptPost, shortPosts(opened))
  const changed = (words: string) => text(ground.body.replace('. A', `. ${words} A`))
  const written = (body: z.output<typeof keptPost>, base = ground) => ({
    ...{ at: 5, base: { version: 2, text: base }, text: body, unanswered: [changed('Sent.')] },
  })
  const bytesPut = () => {
    const put = vi.spyOn(IDBObjectStore.prototype, 'put')
    return () => put.mock.calls.reduce((sum, [value]) => sum + JSON.stringify(value).length, 0)
  }

  test('only what has changed is written while somebody types, also after a save, and the whole comes back', async () => {
    const store = page()
    await store.read()
    const bytes = bytesPut()
    await store.write(written(changed('Typed.')))
    await store.write(written(changed('Typed. And typed on.'), changed('Typed.')))
    expect(bytes()).toBeLessThan(5000)
    const found = await page(changed('By somebody else.')).read()
    expect(found).toEqual(written(changed('Typed. And typed on.'), changed('Typed.')))
    store.forget(true)
    await vi.waitFor(async () => expect(await page().read()).toBeUndefined())
  })

  test('much that was pasted is written once, and then what comes after it', async () => {
    const store = page()
    await store.read()
    const pasted = changed('Much more. '.repeat(3000))
    await store.write(written(pasted))
    const bytes = bytesPut()
    const on = text(`${pasted.body} And on.`)
    await store.write(written(on))
    expect(bytes()).toBeLessThan(5000)
    expect((await page().read())?.text).toEqual(on)
    store.forget(true)
  })

  test('another page may be closed, or open a newer version', async () => {
    const [store, other] = [page(), page(changed('By somebody else.'))]
    const [close] = [store.hold(), other.hold()]
    await store.read()
    await store.write(written(changed('Typed.')))
    await other.read()
    other.forget(true)
    close()
    const next = page()
    await vi.waitFor(async () => expect(await next.read()).toEqual(written(changed('Typed.'))))
    next.forget(true)
  })

  test('what was taken over comes back no second time, though the browser does not delete it', async () => {
    const gone = page()
    await gone.write(written(changed('Typed.')))
    const store = page()
    expect(await store.read()).toBeDefined()
    const deletes = vi.spyOn(IDBObjectStore.prototype, 'delete').mockReturnValue(undefined as never)
    store.forget()
    expect(await store.read()).toBeUndefined()
    deletes.mockRestore()
    const next = page()
    await next.read()
    next.forget(true)
  })

  test('nothing is left once nobody writes there any more', async () => {
    const crashed = page()
    await crashed.read()
    const store = page()
    await store.read()
    await store.write(written(changed('Typed.')))
    store.forget(true)
    const request = indexedDB.open(DATABASE, 1)
    const keys = await new Promise<unknown[]>((resolve) => {
      request.onsuccess = () => {
        const all = request.result.transaction('texts').objectStore('texts').getAllKeys()
        all.onsuccess = () => resolve(all.result.filter((key) => String(key).startsWith('account/long')))
      }
    })
    expect(keys).toEqual([])
  })
})

import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { keptTexts } from '#site/staff/saving/kept-texts.ts'

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

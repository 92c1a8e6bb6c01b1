import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { body, openPost } from './open-post.ts'
import { createBrowser, createServer } from './post-server.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what several pages have kept that are gone', () => {
  const [as, base] = [createServer().read().text, { version: 1, text: createServer().read().text }]
  const left = (at: number, part: Partial<typeof as>) => ({ at, base, text: { ...as, ...part }, unanswered: [] })

  it('comes back one after the other, each joined with the last', async () => {
    const both = [left(2, body('One.', 'Two.', 'Three, B.')), left(1, body('One, A.', 'Two.', 'Three.'))]
    const { server, browser, saving } = await openPost(createServer(), createBrowser(both))
    expect(saving.get()).toMatchObject({ text: body('One.', 'Two.', 'Three, B.'), restored: { keptAt: 2, before: as } })
    await pass(5000)
    expect(server.sent.map((sent) => sent.body)).toEqual([
      'One.\n\nTwo.\n\nThree, B.\n',
      'One, A.\n\nTwo.\n\nThree, B.\n',
    ])
    expect(saving.get()).toMatchObject({ restored: { keptAt: 2, before: as }, state: { kind: 'saved' } })
    expect(browser.kept()).toBeUndefined()
  })

  it('is taken back by one press, without what was written in between and since', async () => {
    const both = [left(2, body('One.', 'Two.', 'Three, B.')), left(1, body('One, A.', 'Two.', 'Three.'))]
    const { server, saving } = await openPost(createServer(), createBrowser(both))
    saving.change({ title: 'In between' })
    await pass(5000)
    expect(server.text()).toMatchObject({ title: 'In between', ...body('One, A.', 'Two.', 'Three, B.') })
    server.other({ excerpt: 'Theirs' })
    saving.change({ seoTitle: 'Since' })
    await pass(5000)
    expect(saving.undoRestored()).toBe(true)
    await pass(5000)
    expect(server.text()).toEqual({ ...as, title: 'In between', excerpt: 'Theirs', seoTitle: 'Since' })
    expect(saving.get().restored).toBeUndefined()
  })

  it('is asked about where it does not fit what came back before', async () => {
    const both = [left(2, { title: 'B' }), left(1, { title: 'A' })]
    const { server, saving } = await openPost(createServer(), createBrowser(both))
    await pass(5000)
    expect(server.text().title).toBe('B')
    expect(saving.get()).toMatchObject({
      text: { title: 'A' },
      state: { kind: 'conflict', theirs: { text: { title: 'B' } } },
    })
    saving.choose({ title: 'mine' })
    await pass(200)
    expect(server.text().title).toBe('A')
  })

  it('is passed over where the server has it by now', async () => {
    const [known, other] = [left(2, { title: 'B' }), left(1, { excerpt: 'A' })]
    const server = createServer()
    server.other({ title: 'B', author: 'Mira Muster' })
    const { browser, saving } = await openPost(server, createBrowser([known, other]))
    await pass(2200)
    expect(server.sent.map(({ title, excerpt }) => [title, excerpt])).toEqual([['B', 'A']])
    expect(saving.get().state.kind).toBe('saved')
    expect(browser.kept()).toBeUndefined()
  })

  it('waits until what came back is saved or taken back', async () => {
    const { server, saving } = await openPost(
      createServer(),
      createBrowser([left(2, { title: 'B' }), left(1, { title: 'A' })]),
    )
    server.isAway()
    await pass(60_000)
    expect(saving.get().text.title).toBe('B')
    server.isBack()
    expect(saving.undoRestored()).toBe(true)
    await pass(60_000)
    expect(saving.get()).toMatchObject({ text: { title: 'A' }, state: { kind: 'saved' } })
  })

  it('is not that of a page that is there', async () => {
    const { browser, saving } = await openPost()
    expect(browser.isHeld()).toBe(true)
    saving.stop()
    expect(browser.isHeld()).toBe(false)
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { body, openPost } from './open-post.ts'
import { createServer } from './post-server.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a post that is written', () => {
  it('is saved two seconds after the last key, and not while nothing was typed', async () => {
    const { server, saving } = await openPost()
    await pass(10_000)
    expect(server.sent).toEqual([])
    saving.change({ title: 'Windows.' })
    await pass(1999)
    expect(server.sent).toEqual([])
    await pass(101)
    expect(server.text().title).toBe('Windows.')
    expect(saving.get()).toMatchObject({ held: { version: 2 }, state: { kind: 'saved', at: 2000 } })
    expect(saving.isUnsaved()).toBe(false)
  })

  it('is saved while somebody types on: no key is older than two seconds and one answer', async () => {
    const { server, saving } = await openPost()
    let typed = ''
    for (let key = 0; key < 200; key++) {
      typed += String(key % 10)
      saving.change({ title: typed })
      await pass(50)
      if (key > 42) expect(server.text().title.length).toBeGreaterThan(key - 42)
    }
    expect(server.sent.length).toBeLessThan(6)
    await pass(2200)
    expect(server.text().title).toBe(typed)
  })

  it('is sent once at a time, and the next with what was typed meanwhile', async () => {
    const { server, saving } = await openPost()
    saving.change({ title: 'A' })
    const first = saving.save()
    saving.change({ title: 'AB' })
    const second = saving.save()
    await pass(100)
    expect(server.sent).toHaveLength(1 + 1)
    await pass(100)
    expect(await first).toBe(true)
    expect(await second).toBe(true)
    expect(server.text().title).toBe('AB')
    expect(server.version()).toBe(3)
  })

  it('that is typed back to what is saved is not sent', async () => {
    const { server, browser, saving } = await openPost()
    saving.change({ title: 'Windowsx' })
    await pass(1100)
    expect(browser.kept()?.text.title).toBe('Windowsx')
    saving.change({ title: 'Windows' })
    await pass(5000)
    expect(server.sent).toEqual([])
    expect(browser.kept()).toBeUndefined()
    expect(saving.get().state.kind).toBe('saved')
  })
})

describe('without the server', () => {
  it('the text is kept in the browser, and saved once the server is back', async () => {
    const { server, browser, saving } = await openPost()
    server.isAway()
    saving.change({ title: 'Kept' })
    await pass(2200)
    expect(saving.get()).toMatchObject({ state: { kind: 'away' }, isKept: true })
    expect(browser.kept()?.text.title).toBe('Kept')
    saving.change({ title: 'Kept too' })
    await pass(60_000)
    expect(server.sent.length).toBeLessThan(9)
    server.isBack()
    saving.retry()
    await pass(200)
    expect(server.text().title).toBe('Kept too')
    expect(browser.kept()).toBeUndefined()
    expect(saving.get().state.kind).toBe('saved')
  })

  it('an answer that was lost is no conflict', async () => {
    const { server, saving } = await openPost()
    server.isAway(true)
    saving.change({ title: 'Once' })
    await pass(2200)
    expect(server.text().title).toBe('Once')
    saving.change({ title: 'Once more' })
    server.isBack()
    await pass(10_000)
    expect(server.text().title).toBe('Once more')
    expect(server.version()).toBe(3)
    expect(saving.get()).toMatchObject({ held: { version: 3 }, state: { kind: 'saved' }, joined: undefined })
  })

  it.each([2200, 2050])('what is put back as it was after an answer that was lost is saved: %i', async (millis) => {
    const { server, browser, saving } = await openPost()
    server.isAway(true)
    saving.change({ title: 'Once', isFeatured: true })
    await pass(millis)
    saving.change({ title: 'Windows', isFeatured: false })
    await pass(2200)
    expect(saving.isUnsaved()).toBe(true)
    server.isBack()
    await pass(10_000)
    expect(server.text()).toMatchObject({ title: 'Windows', isFeatured: false })
    expect(saving.get().state.kind).toBe('saved')
    expect(browser.kept()).toBeUndefined()
  })

  it('a browser that is killed brings back what was typed up to a second before', async () => {
    const first = await openPost()
    first.server.isAway()
    first.saving.change(body('One.', 'Two.', 'Three.', 'Four'))
    await pass(1000)
    first.saving.change(body('One.', 'Two.', 'Three.', 'Four and'))
    first.saving.stop()
    first.server.isBack()
    const second = await openPost(first.server, first.browser)
    expect(second.saving.get()).toMatchObject({ filling: 1, restored: { before: { title: 'Windows' } } })
    expect(second.saving.get().text.body).toContain('Four')
    await pass(2200)
    expect(first.server.text().body).toContain('Four')
    expect(first.browser.kept()).toBeUndefined()
  })

  it('what was kept is joined with what somebody saved meanwhile', async () => {
    const first = await openPost()
    first.server.isAway()
    first.saving.change(body('One, mine.', 'Two.', 'Three.'))
    await pass(2200)
    first.saving.stop()
    first.server.isBack()
    first.server.other(body('One.', 'Two.', 'Three, theirs.'))
    const second = await openPost(first.server, first.browser)
    await pass(2200)
    expect(first.server.text().body).toBe('One, mine.\n\nTwo.\n\nThree, theirs.\n')
    expect(second.saving.get().state.kind).toBe('saved')
  })

  it('what was kept leaves what another language has set for all of them', async () => {
    const first = await openPost()
    first.server.isAway()
    first.saving.change({ title: 'Mine' })
    await pass(1100)
    first.saving.stop()
    first.server.isBack()
    first.server.share({ author: 'Mira Muster' })
    const { server } = await openPost(first.server, first.browser)
    await pass(2200)
    expect(server.text()).toMatchObject({ title: 'Mine', author: 'Mira Muster' })
  })

  it('what was kept and does not fit is asked about', async () => {
    const first = await openPost()
    first.server.isAway()
    first.saving.change({ title: 'Mine' })
    await pass(1100)
    first.saving.stop()
    first.server.isBack()
    first.server.other({ title: 'Theirs' })
    const { saving, server } = await openPost(first.server, first.browser)
    expect(saving.get().state).toMatchObject({
      kind: 'conflict',
      theirs: { panes: { en: { savedBy: 'Mira Muster' } } },
    })
    saving.choose({ title: 'mine' })
    await pass(200)
    expect(server.text().title).toBe('Mine')
  })
})

describe('two who write at once', () => {
  it('are joined without a question where it fits', async () => {
    const { server, saving } = await openPost()
    saving.change(body('One, mine.', 'Two.', 'Three.'))
    server.other(body('One.', 'Two.', 'Three, theirs.'))
    await pass(3000)
    expect(server.text().body).toBe('One, mine.\n\nTwo.\n\nThree, theirs.\n')
    expect(saving.get()).toMatchObject({ filling: 1, joined: { by: 'Mira Muster' }, state: { kind: 'saved' } })
  })

  it('are asked where it does not, and nothing is sent until somebody has chosen', async () => {
    const { server, browser, saving } = await openPost()
    saving.change({ title: 'Mine', ...body('One.', 'Two, mine.', 'Three.') })
    server.other({ ...body('One.', 'Two, theirs.', 'Three.'), excerpt: 'Theirs.' })
    await pass(60_000)
    expect(server.sent).toHaveLength(1)
    expect(browser.kept()?.text.title).toBe('Mine')
    const { state } = saving.get()
    if (state.kind !== 'conflict') throw new Error('Nobody is asked.')
    expect(state.clash.clashes).toHaveLength(1)
    saving.choose({ [state.clash.clashes[0]?.id ?? '']: 'theirs' })
    await pass(200)
    expect(server.text()).toMatchObject({ title: 'Mine', excerpt: 'Theirs.', body: 'One.\n\nTwo, theirs.\n\nThree.\n' })
    expect(saving.get().state.kind).toBe('saved')
    expect(browser.kept()).toBeUndefined()
  })

  it('lose no word over many rounds of saves that cross', async () => {
    const server = createServer()
    const [one, two] = [(await openPost(server)).saving, (await openPost(server)).saving]
    for (let round = 0; round < 20; round++) {
      const own = one.get().text.body.split('\n\n')
      one.change({ body: [`One ${round}.`, ...own.slice(1)].join('\n\n') })
      const other = two.get().text.body.trimEnd().split('\n\n')
      two.change({ body: `${[...other.slice(0, -1), `Three ${round}.`].join('\n\n')}\n` })
      await pass(round % 2 === 0 ? 2500 : 700)
      await pass(10_000)
      const words = server.text().body
      expect(words).toContain(`One ${round}.`)
      expect(words).toContain(`Three ${round}.`)
    }
  })
})

describe('what two write at once', () => {
  it('is all there, also what is typed while theirs is joined and the fields show nothing of it yet', async () => {
    let telling = () => {}
    const { server, saving } = await openPost(undefined, undefined, () => telling())
    const { filling } = saving.get()
    const type = (text: string) => saving.hear(body(text, 'Two.', 'Three.'), filling)
    type('One of mine.')
    server.other(body('One.', 'Two.', 'Three of theirs.'))
    // Typed while the save and its refusal are on their way; fields tell it when they are asked, and before they go.
    telling = () => saving.get().state.kind === 'saving' || type('One of mine, and more.')
    await pass(10_000)
    telling = () => {}
    type('One of mine, and more, to the last key.')
    await pass(10_000)
    expect(server.text()).toMatchObject(body('One of mine, and more, to the last key.', 'Two.', 'Three of theirs.'))
    expect(saving.get()).toMatchObject({ text: server.text(), state: { kind: 'saved' } })
  })
})

describe('what was checked', () => {
  const checked = ({ version, text, read }: ReturnType<typeof createServer>) => ({
    versions: { en: version() },
    shared: text(),
    panes: read().panes,
  })

  it('is what stands there unless others have saved, whose text is shown then', async () => {
    const { server, saving } = await openPost()
    expect(await saving.meet(checked(server))).toBe(true)
    server.other({ title: 'Doors' })
    expect(await saving.meet(checked(server))).toBe(false)
    expect(saving.get()).toMatchObject({ text: { title: 'Doors' }, filling: 1 })
    expect(await saving.meet(checked(server))).toBe(true)
  })

  it('brings the time that a colleague has set since', async () => {
    const { server, saving } = await openPost()
    server.schedule(5000)
    expect(await saving.meet(checked(server))).toBe(true)
    expect(saving.get()).toMatchObject({ filling: 0, held: { panes: { en: { visibleFrom: 5000 } } } })
  })

  it('has the picture, the author and the kind that were chosen in another language', async () => {
    const { server, saving } = await openPost()
    server.share({ author: 'Mira Muster', isFeatured: true })
    expect(await saving.meet(checked(server))).toBe(false)
    expect(saving.get()).toMatchObject({ text: { author: 'Mira Muster', isFeatured: true }, filling: 1 })
    expect(await saving.meet(checked(server))).toBe(true)
    expect(server.sent).toEqual([])
  })
})

describe('a refusal', () => {
  it('of a text that is too long is told beside the field, and sent again once it is changed', async () => {
    const { server, browser, saving } = await openPost()
    server.refuses({ code: 'invalid', message: 'No.', fields: { 'text.title': 'Too long.' } })
    saving.change({ title: 'Long' })
    await pass(60_000)
    expect(server.sent).toHaveLength(1)
    expect(saving.get().state).toMatchObject({ kind: 'refused', fields: { 'text.title': 'Too long.' } })
    expect(browser.kept()?.text.title).toBe('Long')
    server.isBack()
    saving.change({ title: 'Short' })
    await pass(2200)
    expect(server.text().title).toBe('Short')
  })

  it('because the session has ended asks for a new one, and then goes on', async () => {
    const { server, browser, saving, again } = await openPost()
    server.refuses({ code: 'unauthorized', message: 'Who are you?' })
    saving.change({ title: 'Mine' })
    await pass(2200)
    expect(saving.get().state.kind).toBe('ended')
    expect(browser.kept()?.text.title).toBe('Mine')
    server.isBack()
    again.mock.calls[0]?.[1]()
    await pass(200)
    expect(server.text().title).toBe('Mine')
    expect(saving.get().state.kind).toBe('saved')
  })

  it('because the post was deleted keeps the text and sends nothing more', async () => {
    const { server, browser, saving } = await openPost()
    server.refuses({ code: 'not_found', message: 'Gone.' })
    saving.change({ title: 'Mine' })
    await pass(2200)
    saving.change({ title: 'Mine too' })
    await pass(60_000)
    expect(server.sent).toHaveLength(1)
    expect(saving.get().state.kind).toBe('gone')
    expect(browser.kept()?.text.title).toBe('Mine too')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createIssueServer, createKept, emptyIssue, textBlock } from './issue-server.ts'
import { openIssue } from './open-issue.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const german = (subject: string) => ({ lines: { ...emptyIssue.lines, de: { subject, preheader: '' } } })

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an issue that is written', () => {
  it('is saved two seconds after the first key that is not, and not while nothing was typed', async () => {
    const { server, saving } = await openIssue()
    await pass(10_000)
    expect(server.sent).toEqual([])
    saving.change({ title: 'Windows' })
    await pass(1500)
    saving.change({ title: 'Windows.' })
    await pass(499)
    expect(server.sent).toEqual([])
    await pass(101)
    expect(server.issue().text.title).toBe('Windows.')
    expect(saving.get()).toMatchObject({ held: { version: 2 }, state: { kind: 'saved', at: 2000 } })
  })

  it('is sent once at a time, and the next with what was typed meanwhile', async () => {
    const { server, saving } = await openIssue()
    saving.change({ title: 'A' })
    const first = saving.save()
    saving.change({ title: 'AB' })
    const second = saving.save()
    await pass(300)
    expect([await first, await second]).toEqual([true, true])
    expect(server.sent.map(({ title }) => title)).toEqual(['A', 'AB'])
  })

  it('is kept in the browser while the line is down, and saved once it is back', async () => {
    const { server, saving, browser } = await openIssue()
    server.refuse({ code: 'network' })
    saving.change({ title: 'Kept' })
    await pass(2200)
    expect(saving.get()).toMatchObject({ state: { kind: 'away' }, isKept: true })
    expect(browser.kept()?.text.title).toBe('Kept')
    server.mend()
    saving.retry()
    await pass(200)
    expect(server.issue().text.title).toBe('Kept')
    expect(browser.kept()).toBeUndefined()
  })

  it('is no conflict when the answer to its own save was lost', async () => {
    const { server, saving } = await openIssue()
    server.refuse({ code: 'network' }, true)
    saving.change({ title: 'Once' })
    await pass(2200)
    server.mend()
    await pass(5000)
    expect(saving.get().state.kind).toBe('saved')
    expect(server.issue().version).toBe(2)
  })

  it('asks for a new login and goes on', async () => {
    const { server, saving, again } = await openIssue()
    server.refuse({ code: 'unauthorized', message: 'Log in.' })
    saving.change({ title: 'Later' })
    await pass(2200)
    expect(saving.get().state.kind).toBe('ended')
    server.mend()
    again.mock.lastCall?.[1]()
    await pass(200)
    expect(server.issue().text.title).toBe('Later')
  })

  it.each(['unavailable', 'invalid', 'unauthorized', 'not_found'] as const)(
    'says that a full browser does not keep it: %s',
    async (code) => {
      const browser = createKept()
      const isFull = { ...browser, store: { ...browser.store, write: async () => false } }
      const { server, saving } = await openIssue(createIssueServer(), isFull)
      server.refuse({ code, message: 'No.' })
      saving.change({ title: 'Nowhere else' })
      await pass(2200)
      expect(saving.get().isKept).toBe(false)
      server.mend()
      saving.change({ title: emptyIssue.title })
      await pass(2200)
      expect(saving.get().isKept).toBe(true)
    },
  )

  it('says where the server refuses it', async () => {
    const { server, saving } = await openIssue()
    server.refuse({ code: 'invalid', message: 'Too long.', fields: { 'text.title': 'Too long.' } })
    saving.change({ title: 'x' })
    await pass(2200)
    expect(saving.get().state).toMatchObject({ kind: 'refused', fields: { 'text.title': 'Too long.' } })
  })
})

describe('two who write at once', () => {
  it('have both texts where they wrote different languages', async () => {
    const { server, saving } = await openIssue()
    server.other(german('Fenster'))
    saving.change({ lines: { ...emptyIssue.lines, it: { subject: 'Finestre', preheader: '' } } })
    await pass(2500)
    expect(server.issue().text.lines).toMatchObject({ de: { subject: 'Fenster' }, it: { subject: 'Finestre' } })
    expect(saving.get()).toMatchObject({ joined: { by: 'Mira Muster' }, state: { kind: 'saved' } })
  })

  it('are told where they wrote the same, and nothing is overwritten before somebody chooses', async () => {
    const { server, saving, browser } = await openIssue()
    server.other(german('Fenster'))
    saving.change(german('Die Fenster'))
    await pass(10_000)
    expect(saving.get().state.kind).toBe('conflict')
    expect(server.issue().text.lines.de.subject).toBe('Fenster')
    expect(browser.kept()?.text.lines.de.subject).toBe('Die Fenster')
  })

  it('go on with theirs, or save their own in its place', async () => {
    const [one, other] = [await openIssue(), await openIssue()]
    for (const { server, saving } of [one, other]) {
      server.other(german('Fenster'))
      saving.change(german('Die Fenster'))
    }
    await pass(2500)
    one.saving.choose('theirs')
    other.saving.choose('mine')
    await pass(200)
    expect(one.saving.get().text.lines.de.subject).toBe('Fenster')
    expect(one.server.issue().text.lines.de.subject).toBe('Fenster')
    expect(other.server.issue().text.lines.de.subject).toBe('Die Fenster')
  })

  it.each(['mine', 'theirs'] as const)('keep what nobody else has changed, whoever’s is chosen: %s', async (whose) => {
    const { server, saving } = await openIssue()
    const [first, line] = [textBlock('a', { en: 'One.', de: 'Eins.' }), { id: 'b', kind: 'line' } as const]
    server.other({ ...german('Fenster'), blocks: [first, textBlock('theirs'), line] })
    saving.change({ ...german('Die Fenster'), gaps: 'fall', blocks: [...emptyIssue.blocks, textBlock('mine')] })
    await pass(2500)
    saving.change({ title: 'Typed on' })
    saving.choose(whose)
    await pass(2500)
    expect(server.issue().text).toEqual({
      ...emptyIssue,
      ...german(whose === 'mine' ? 'Die Fenster' : 'Fenster'),
      title: 'Typed on',
      gaps: 'fall',
      blocks: [first, textBlock('theirs'), line, textBlock('mine')],
    })
    expect(saving.get().state.kind).toBe('saved')
  })

  it('show a draft that somebody has taken back meanwhile, which is no other version', async () => {
    const server = createIssueServer()
    server.schedule()
    const { saving } = await openIssue(server)
    server.takeBack()
    expect(await saving.catchUp()).toBe(true)
    expect(saving.get()).toMatchObject({ held: { state: 'draft' }, state: { kind: 'saved' } })
  })

  it('write nothing any more into what was scheduled or deleted meanwhile', async () => {
    const { server, saving } = await openIssue()
    server.schedule()
    saving.change({ title: 'Late' })
    await pass(2500)
    expect(saving.get().state.kind).toBe('locked')
    const gone = await openIssue()
    gone.server.refuse({ code: 'not_found', message: 'Gone.' })
    gone.saving.change({ title: 'Late' })
    await pass(2500)
    const before = gone.server.sent.length
    gone.saving.change({ title: 'Later' })
    await pass(10_000)
    expect(gone.saving.get().state.kind).toBe('gone')
    expect(gone.server.sent).toHaveLength(before)
  })
})

describe('what is typed before the fields show what somebody else has saved', () => {
  const rest = emptyIssue.blocks.slice(1)
  const typed = { blocks: [textBlock('a', { en: 'One!' }), ...rest] }

  it('goes on top of theirs', async () => {
    const { server, saving } = await openIssue()
    const { filling } = saving.get()
    server.other({ blocks: [textBlock('a', { en: 'One.', de: 'Eins.' }), ...rest, textBlock('c')] })
    saving.change({ title: 'Mine' }, filling)
    await pass(2500)
    saving.change(typed, filling)
    await pass(2500)
    const both = { title: 'Mine', blocks: [textBlock('a', { en: 'One!', de: 'Eins.' }), ...rest, textBlock('c')] }
    expect(server.issue()).toMatchObject({ version: 4, text: both })
    expect(saving.get()).toMatchObject({ text: both, state: { kind: 'saved' } })
  })

  it('gives way to theirs in the same place', async () => {
    const { server, saving } = await openIssue()
    const { filling } = saving.get()
    server.other({ blocks: [textBlock('a', { en: 'One of theirs.' }), ...rest, textBlock('c')] })
    saving.change({ title: 'Mine' }, filling)
    await pass(2500)
    saving.change(typed, filling)
    await pass(2500)
    expect(server.issue().text.blocks).toEqual([textBlock('a', { en: 'One of theirs.' }), ...rest, textBlock('c')])
    saving.change({ title: 'Mine!' }, saving.get().filling)
    await pass(2500)
    expect(server.issue().text.title).toBe('Mine!')
  })
})

describe('text that a browser has kept', () => {
  const kept = {
    at: 5,
    base: { version: 1, text: emptyIssue },
    text: { ...emptyIssue, title: 'Kept' },
    unanswered: [],
  }

  it('comes back and is saved, and can be given up', async () => {
    const { server, saving } = await openIssue(createIssueServer(), createKept(kept))
    expect(saving.get()).toMatchObject({ text: { title: 'Kept' }, restored: { keptAt: 5 } })
    await pass(2200)
    expect(server.issue().text.title).toBe('Kept')
    expect(saving.undoRestored()).toBe(true)
    await pass(2200)
    expect(server.issue().text).toEqual(emptyIssue)
    expect(saving.get()).toMatchObject({ restored: undefined, state: { kind: 'saved' } })
  })

  it('is given up without what was written since, by oneself or by others', async () => {
    const { server, saving } = await openIssue(createIssueServer(), createKept(kept))
    saving.change(german('Fenster'))
    await pass(2200)
    server.other({ blocks: [...emptyIssue.blocks, textBlock('c')] })
    saving.change({ gaps: 'fall' })
    await pass(2500)
    expect(saving.undoRestored()).toBe(true)
    await pass(2200)
    expect(server.issue().text).toEqual({
      ...emptyIssue,
      ...german('Fenster'),
      gaps: 'fall',
      blocks: [...emptyIssue.blocks, textBlock('c')],
    })
  })

  it('stays where one has written on in the same place', async () => {
    const { server, saving } = await openIssue(createIssueServer(), createKept(kept))
    saving.change({ title: 'Kept, and more' })
    expect(saving.undoRestored()).toBe(false)
    await pass(2200)
    expect(server.issue().text.title).toBe('Kept, and more')
    expect(saving.get().restored).toBeUndefined()
  })

  it('is joined with what others have saved since, or asked about', async () => {
    const fits = createIssueServer()
    fits.other({ blocks: [...emptyIssue.blocks, textBlock('c')] })
    expect((await openIssue(fits, createKept(kept))).saving.get().text).toMatchObject({
      title: 'Kept',
      blocks: [{}, {}, { id: 'c' }],
    })
    const clashes = createIssueServer()
    clashes.other({ title: 'Theirs' })
    expect((await openIssue(clashes, createKept(kept))).saving.get().state.kind).toBe('conflict')
  })
})

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyIssue, textBlock } from '../issues/issue-server.ts'
import { openIssue } from '../issues/open-issue.ts'
import { body, openPost } from './open-post.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What is typed is saved, and the answer lost; somebody else saves on top of it. */
async function openLost(typed: string, theirs: (saved: string[]) => string[]) {
  const opened = await openPost()
  opened.server.isAway(true)
  opened.saving.change(body(typed, 'Two.', 'Three.'))
  await pass(2200)
  opened.server.isBack()
  opened.server.other(body(...theirs([typed, 'Two.', 'Three.'])))
  return opened
}

describe('a save that was taken and whose answer was lost, with somebody else’s on top', () => {
  it.each(['One, and a half, and more.', 'One.'])('is no clash with what is written since: %s', async (since) => {
    const { server, saving } = await openLost('One, and a half.', ([one = '']) => [one, 'Two.', 'Three, theirs.'])
    saving.change(body(since, 'Two.', 'Three.'))
    await pass(10_000)
    expect(server.text()).toMatchObject(body(since, 'Two.', 'Three, theirs.'))
    expect(saving.get()).toMatchObject({ joined: { by: 'Mira Muster' }, state: { kind: 'saved' } })
  })

  it('is known by a text that has other blank lines', async () => {
    const { server, saving } = await openPost()
    server.isAway(true)
    saving.change({ body: 'One, and a half.\n\n\nTwo.\n\nThree.' })
    await pass(2200)
    server.isBack()
    server.other({ excerpt: 'Theirs.' })
    saving.change(body('One, and more.', 'Two.', 'Three.'))
    await pass(10_000)
    expect(server.text()).toMatchObject({ excerpt: 'Theirs.', ...body('One, and more.', 'Two.', 'Three.') })
  })

  it('is no clash after the page is gone either', async () => {
    const first = await openLost('One, and a half.', ([one = '']) => [one, 'Two.', 'Three, theirs.'])
    first.server.isAway()
    first.saving.change(body('One, and more.', 'Two.', 'Three.'))
    await pass(1100)
    first.saving.stop()
    first.server.isBack()
    await openPost(first.server, first.browser)
    await pass(2200)
    expect(first.server.text()).toMatchObject(body('One, and more.', 'Two.', 'Three, theirs.'))
  })

  it('is a clash still where theirs is another one in the same place', async () => {
    const { saving } = await openLost('One, and a half.', () => ['One, theirs.', 'Two.', 'Three.'])
    saving.change(body('One, and more.', 'Two.', 'Three.'))
    await pass(10_000)
    expect(saving.get().state.kind).toBe('conflict')
  })

  it('is no clash of two who write two languages of an issue, whose spaces the server leaves out', async () => {
    const { server, saving } = await openIssue()
    const [{ lines }, rest] = [emptyIssue, emptyIssue.blocks.slice(1)]
    const english = (subject: string, en: string) => ({
      lines: { ...lines, en: { subject, preheader: '' } },
      blocks: [textBlock('a', { en }), ...rest],
    })
    server.refuse({ code: 'network' }, true)
    saving.change(english('Windows ', 'One. Two'))
    await pass(2200)
    server.mend()
    server.other({ ...english('Windows', ''), blocks: [textBlock('a', { en: 'One. Two', de: 'Eins.' }), ...rest] })
    saving.change(english('Windows by day', 'One. Two and a half'))
    await pass(10_000)
    expect(saving.get().state.kind).toBe('saved')
    expect(server.issue().text).toEqual({
      ...emptyIssue,
      ...english('Windows by day', ''),
      blocks: [textBlock('a', { en: 'One. Two and a half', de: 'Eins.' }), ...rest],
    })
  })
})

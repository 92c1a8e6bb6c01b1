import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emptyIssue } from './issue-server.ts'
import { openIssue } from './open-issue.ts'

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('what is taken back after a save whose answer was lost', () => {
  const { blocks } = emptyIssue
  async function openWithout(isAnswerLost = true) {
    const opened = await openIssue()
    if (isAnswerLost) opened.server.refuse({ code: 'network' }, true)
    opened.saving.change({ blocks: blocks.slice(1) })
    return opened
  }

  it('is saved once the line is back', async () => {
    const { server, saving, browser } = await openWithout()
    await pass(2200)
    saving.change({ blocks })
    expect(saving.isUnsaved()).toBe(true)
    await pass(2200)
    expect(saving.get()).toMatchObject({ state: { kind: 'away' }, isKept: true })
    server.mend()
    await pass(10_000)
    expect(server.issue().text.blocks).toEqual(blocks)
    expect(saving.get().state.kind).toBe('saved')
    expect([saving.isUnsaved(), browser.kept()]).toEqual([false, undefined])
  })

  it('is saved where it was taken back while the save was on its way', async () => {
    const { server, saving } = await openWithout()
    await pass(2050)
    saving.change({ blocks })
    await pass(2200)
    expect(saving.get().state.kind).toBe('away')
    server.mend()
    await pass(10_000)
    expect(server.issue().text.blocks).toEqual(blocks)
    expect(saving.get().state.kind).toBe('saved')
  })

  it('is saved from another page, or said not to be', async () => {
    const { server, saving } = await openWithout()
    await pass(2200)
    saving.stop()
    saving.change({ blocks })
    const first = saving.save()
    await pass(200)
    expect(await first).toBe(false)
    server.mend()
    const second = saving.save()
    await pass(300)
    expect(await second).toBe(true)
    expect(server.issue().text.blocks).toEqual(blocks)
  })

  it('comes back in the next page of this browser', async () => {
    const { server, saving, browser } = await openWithout()
    await pass(2200)
    saving.change({ blocks })
    saving.leave()
    saving.stop()
    await pass(200)
    server.mend()
    const next = await openIssue(server, browser)
    await pass(5000)
    expect(server.issue().text.blocks).toEqual(blocks)
    expect(next.saving.get().state.kind).toBe('saved')
  })

  it('is saved after a refusal of what was written since', async () => {
    const { server, saving } = await openWithout()
    await pass(2200)
    server.refuse({ code: 'invalid', message: 'Too long.' })
    saving.change({ title: 'x' })
    await pass(5000)
    expect(saving.get().state.kind).toBe('refused')
    server.mend()
    saving.change({ title: emptyIssue.title, blocks })
    await pass(5000)
    expect(server.issue().text).toEqual(emptyIssue)
    expect(saving.get().state.kind).toBe('saved')
  })

  it('is not saved once more where the server is known to have nothing of it', async () => {
    const { server, saving } = await openWithout(false)
    server.other({ gaps: 'fall' })
    server.refuseToRead()
    await pass(2050)
    saving.change({ blocks })
    await pass(5000)
    expect(saving.get().state.kind).toBe('saved')
    expect(server.sent).toHaveLength(1)
  })
})

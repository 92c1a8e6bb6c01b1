import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isUncountedHost } from '#site/visitor/local-host.ts'
import { follow } from '../support/browser/visit-world.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('what is left out, and why', () => {
  test.each([
    ['/', 'Language-specific URLs only'],
    ['/about', 'Language-specific URLs only'],
    ['/admin', 'Admin page - using dedicated admin tracking'],
    ['/admin/newsletter', 'Admin page - using dedicated admin tracking'],
    ['/analytics', 'Admin page - using dedicated admin tracking'],
  ])('%s: %s', async (page, message) => {
    const { visits, sent } = follow({ page })
    vi.advanceTimersByTime(100)
    expect(await visits.track()).toEqual({ success: true, message })
    expect(sent()).toEqual([])
  })

  test('a page under a prefix is counted after one without', () => {
    const { visits, sent } = follow({ page: '/' })
    vi.advanceTimersByTime(100)
    visits.open({ page: '/sq/', language: 'sq' })
    vi.advanceTimersByTime(100)
    expect(sent()).toMatchObject([{ page: '/sq/', language: 'sq' }])
  })

  test('staff', async () => {
    const { visits, world, sent } = follow()
    world.isAdmin = true
    expect(await visits.track()).toEqual({ success: true, message: 'Admin visit - skipped' })
    expect(sent()).toEqual([])
  })

  test('this machine', async () => {
    const { visits, sent } = follow({ isUncounted: true })
    expect(await visits.track()).toEqual({ success: true, message: 'Local visit - skipped' })
    expect(sent()).toEqual([])
  })

  test.each([
    ['localhost', [], true],
    ['127.0.0.1', [], true],
    ['[::1]', [], true],
    ['shop.localhost', [], true],
    ['localhost', ['localhost'], false],
    ['127.0.0.1', ['localhost'], true],
    ['dritare.example', [], false],
    ['localhost.example', [], false],
  ])('the host %s, with %j let in: %s', (host, trackingHosts, isLeftOut) => {
    expect(isUncountedHost(host, trackingHosts)).toBe(isLeftOut)
  })
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession } from '#site/visitor/session.ts'
import { localStore, tabStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

let time = Date.UTC(2026, 10, 20, 12)
let isAllowed = true

beforeEach(() => {
  isAllowed = true
})
afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const dependencies = { allows: () => isAllowed, now: () => time }

/** A document in the tab that the last one was in. */
const nextPage = () => createSession(dependencies)

/** A document in another tab: storage of its own, beside what all tabs share. */
function newTab() {
  window.sessionStorage.clear()
  return createSession(dependencies)
}

const stored = () => [names.sessionId, names.sessionActive, names.hasVisited, names.lastSessionEnd].map(localStore.get)

describe('with consent', () => {
  test('a first visitor gets a session that is not returning', () => {
    const { id, isReturning } = newTab().current()
    expect(isReturning).toBe(false)
    expect(localStore.get(names.sessionId)).toBe(id)
    expect(localStore.get(names.sessionActive)).not.toBeNull()
    expect(localStore.get(names.hasVisited)).not.toBeNull()
  })

  test('it stays the same for the page, for the next page in the tab, and for another tab', () => {
    const first = newTab()
    const session = first.current()
    expect(first.current()).toEqual(session)
    first.leave()
    const second = nextPage()
    expect(second.current()).toEqual(session)
    expect(newTab().current()).toEqual(session)
  })

  test('the last tab to close clears the session keys and notes when', () => {
    const [first, second] = [newTab(), newTab()]
    const { id } = first.current()
    second.current()
    first.leave()
    expect(localStore.get(names.sessionId)).toBe(id)
    expect(localStore.get(names.lastSessionEnd)).toBeNull()
    second.leave()
    expect(localStore.get(names.sessionId)).toBeNull()
    expect(localStore.get(names.sessionActive)).toBeNull()
    expect(localStore.get(names.lastSessionEnd)).toBe(String(time))
  })

  test('who comes back later has a new session and counts as returning, on every page of it', () => {
    const first = newTab()
    const { id } = first.current()
    first.leave()
    const second = newTab()
    const session = second.current()
    expect(session.id).not.toBe(id)
    expect(session.isReturning).toBe(true)
    second.leave()
    expect(nextPage().current()).toEqual(session)
  })

  test('a has-visited flag that was set earlier is enough', () => {
    localStore.set(names.hasVisited, 'true')
    expect(newTab().current().isReturning).toBe(true)
  })

  test('a tab that the browser restores the next day begins a new session', () => {
    const first = newTab()
    const { id } = first.current()
    first.leave()
    time += 12 * HOUR
    expect(nextPage().current().id).not.toBe(id)
  })

  test('a tab that crashed does not keep the session alive for ever', () => {
    const { id } = newTab().current()
    time += 23 * HOUR
    expect(newTab().current().id).toBe(id)
    window.localStorage.clear()
    const crashed = newTab().current()
    time += 25 * HOUR
    expect(newTab().current().id).not.toBe(crashed.id)
  })

  test('a clock that was ahead keeps no session alive until that time comes', () => {
    time += 90 * 24 * HOUR
    const ahead = newTab().current()
    time -= 90 * 24 * HOUR
    expect(newTab().current().id).not.toBe(ahead.id)
  })

  test('a tab that slept joins the session of the others', () => {
    const sleeping = newTab()
    sleeping.current()
    time += 25 * HOUR
    const { id } = newTab().current()
    expect(sleeping.current().id).toBe(id)
  })

  test('a page from the back/forward cache takes its session up again', () => {
    const page = newTab()
    const session = page.current()
    page.leave()
    time += MINUTE
    expect(page.current()).toEqual(session)
    expect(localStore.get(names.sessionActive)).not.toBeNull()
  })

  test('what others wrote into the list is no session', () => {
    localStore.set(names.sessionId, 'planted')
    localStore.set(names.sessionActive, '{"tabs": "all of them"}')
    expect(newTab().current().id).not.toBe('planted')
  })
})

describe('without consent', () => {
  test('the number lasts as long as the page and is stored nowhere', () => {
    isAllowed = false
    const page = newTab()
    const session = page.current()
    expect(page.current()).toEqual(session)
    expect(session.isReturning).toBe(false)
    page.leave()
    expect(stored()).toEqual([null, null, null, null])
    expect(window.sessionStorage).toHaveLength(0)
    expect(nextPage().current().id).not.toBe(session.id)
  })

  test('a decision begins a number that the visits before do not have', () => {
    isAllowed = false
    const page = newTab()
    const before = page.current()
    isAllowed = true
    const during = page.current()
    expect(during.id).not.toBe(before.id)
    isAllowed = false
    expect(page.current().id).not.toBe(during.id)
    expect(tabStore.get(names.sessionId)).toBeNull()
  })
})

test('without storage the session is the page’s alone', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const page = newTab()
  expect(page.current()).toEqual(page.current())
  expect(page.current().isReturning).toBe(false)
})

import { afterEach, beforeEach, expect, vi } from 'vitest'

/** Warnings and errors that nobody expects fail the test that causes them (style 15). A test that expects one spies on it itself. */
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  vi.spyOn(console, 'error').mockImplementation((...values) => void unexpected.push(values))
  vi.spyOn(console, 'warn').mockImplementation((...values) => void unexpected.push(values))
})

afterEach(() => {
  expect(unexpected, 'unexpected console output').toEqual([])
})

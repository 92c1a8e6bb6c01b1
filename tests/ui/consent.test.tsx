import { afterEach, expect, test, vi } from 'vitest'
import { allCategories, createConsent, undecided } from '#site/visitor/consent.ts'
import { localStore } from '#site/visitor/storage.ts'
import { consentOf, decided } from '../support/browser/visitor.ts'

afterEach(() => window.localStorage.clear())

test('a whole record of this version is a consent', () => {
  for (const [name, value] of Object.entries(decided({ analytics: true }))) localStore.set(name, value)
  expect(createConsent().get()).toMatchObject({ isDecided: true, allows: { analytics: true, marketing: false } })
})

test.each([
  ['a broken record', { consent: '{"essential":true', 'consent-version': '1.0' }],
  ['a record that lacks a category', { consent: '{"essential":true,"version":"1.0"}', 'consent-version': '1.0' }],
  ['something that is no boolean', { ...decided(), consent: JSON.stringify({ ...consentOf(), analytics: 'true' }) }],
  ['another version', { consent: JSON.stringify({ ...consentOf(), version: '0.9' }), 'consent-version': '0.9' }],
  ['a missing version', { consent: JSON.stringify(consentOf({ analytics: true })) }],
  ['a prototype trick', { consent: '{"__proto__":{"analytics":true}}', 'consent-version': '1.0' }],
  ['8 kB of noise', { consent: 'ÿ'.repeat(8192), 'consent-version': '1.0' }],
])('%s is no consent (D12)', (_name, values) => {
  for (const [name, value] of Object.entries(values)) localStore.set(name, value)
  expect(createConsent().get()).toBe(undecided)
})

test('a rejection that storage has no room for is not followed by what was accepted before (D12)', () => {
  for (const [name, value] of Object.entries(decided({ analytics: true }))) localStore.set(name, value)
  const consent = createConsent()
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError')
  })
  consent.decide('rejected', allCategories(false))
  full.mockRestore()
  expect(consent.allows('analytics')).toBe(false)
  expect(createConsent().get()).toBe(undecided)
})

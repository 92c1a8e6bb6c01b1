import { afterEach, expect, test, vi } from 'vitest'
import { createRecaptcha } from '#site/spam/recaptcha.ts'
import { allCategories, createConsent } from '#site/visitor/consent.ts'
import { localStore } from '#site/visitor/storage.ts'
import { names } from '#site/visitor/stored-names.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

test('a script that arrives after its permission was taken back leaves nothing', async () => {
  const append = vi.spyOn(document.head, 'append').mockImplementation(() => {})
  const consent = createConsent()
  consent.decide('accepted', allCategories(true))
  createRecaptcha({ siteKey: 'site-key', consent }).prepare()
  const [script] = append.mock.lastCall ?? []
  consent.decide('rejected', allCategories(false))
  // What the script does when it runs.
  localStore.set(names.recaptcha, 'a number')
  window.grecaptcha = { ready: () => {}, execute: async () => '' }
  if (script instanceof HTMLScriptElement) script.dispatchEvent(new Event('load'))
  expect(localStore.get(names.recaptcha)).toBeNull()
  expect(window.grecaptcha).toBeUndefined()
})

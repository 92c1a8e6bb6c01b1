import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { languages } from '#locales/languages.ts'
import type { UndecidedConsent } from '#site/browser/consent.ts'
import { undecided } from '#site/browser/consent.ts'
import { domainLevels } from '#site/browser/remove-cookies.ts'
import { names } from '#site/browser/stored-names.ts'

const policy = z.object({
  sections: z.object({
    names: z.object({ table: z.object({ rows: z.array(z.array(z.string()).nonempty()) }) }),
  }),
})

describe('a visitor who has not answered', () => {
  it('allows nothing', () => {
    expect(Object.values(undecided.allows)).toEqual(Array(6).fill(false))
  })

  it('cannot be written as allowing something', () => {
    // @ts-expect-error A default that allows analytics does not compile.
    const allows: UndecidedConsent['allows'] = { ...undecided.allows, analytics: true }
    expect(allows.analytics).not.toBe(undecided.allows.analytics)
  })
})

describe('the domains of a cookie', () => {
  it('are tried at every level', () => {
    expect(domainLevels('www.shop.dritare.example')).toEqual([
      'www.shop.dritare.example',
      'shop.dritare.example',
      'dritare.example',
    ])
    expect(domainLevels('localhost')).toEqual([])
  })
})

describe('the cookie policy', () => {
  it.each(languages)('lists every name that the site uses in a browser, and no other: %s', (language) => {
    const file = path.join(import.meta.dirname, '..', '..', 'locales', language, 'cookie-policy.json')
    const { sections } = policy.parse(JSON.parse(readFileSync(file, 'utf8')))
    const listed = sections.names.table.rows.map(([name]) => name)
    expect(listed.toSorted()).toEqual(Object.values(names).toSorted())
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { consentRecord } from '#api/contract/consent.ts'
import { languages } from '#locales/languages.ts'
import type { UndecidedConsent } from '#site/visitor/consent.ts'
import { undecided } from '#site/visitor/consent.ts'
import { isConsentRecord } from '#site/visitor/is-consent-record.ts'
import { domainLevels } from '#site/visitor/remove-cookies.ts'
import { names } from '#site/visitor/stored-names.ts'
import { consentOf } from '../support/browser/visitor.ts'

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

describe('a stored record', () => {
  const record = consentOf({ analytics: true })
  const strange: unknown[] = [
    null,
    true,
    7,
    'record',
    [],
    {},
    [record],
    JSON.stringify(record),
    { ...record, extra: 1 },
    ...Object.entries(record).flatMap(([name, value]) => [
      { ...record, [name]: undefined },
      { ...record, [name]: null },
      { ...record, [name]: String(value) },
      { ...record, [name]: `${value} ` },
      { ...record, [name]: 1 },
      { ...record, [name]: false },
      Object.fromEntries(Object.entries(record).filter(([other]) => other !== name)),
    ]),
    ...['accepted', 'rejected', 'Accepted', ''].map((decision) => ({ ...record, decision })),
    ...[
      '2026-11-20T12:00:00Z',
      '2026-11-20T12:00:00.123456Z',
      '2026-11-20T12:00:00+01:00',
      '2026-11-20 12:00:00Z',
      '2026-13-20T12:00:00Z',
      '2026-11-31T12:00:00Z',
      '2026-11-20T25:00:00Z',
      '2026-11-20',
    ].map((timestamp) => ({ ...record, timestamp })),
    ...['00000000-0000-0000-0000-000000000000', 'FFFFFFFF-FFFF-4FFF-AFFF-FFFFFFFFFFFF', 'x'].map((receipt) => ({
      ...record,
      receipt,
    })),
  ]

  it.each(strange.map((value, index) => [index, value]))('is told apart as the contract does: %i', (_index, value) => {
    expect(isConsentRecord(value), JSON.stringify(value)).toBe(consentRecord.safeParse(value).success)
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
    const file = path.join(import.meta.dirname, '..', '..', 'locales', language, 'site', 'cookie-policy.json')
    const { sections } = policy.parse(JSON.parse(readFileSync(file, 'utf8')))
    const listed = sections.names.table.rows.map(([name]) => name)
    expect(listed.toSorted()).toEqual(Object.values(names).toSorted())
  })
})

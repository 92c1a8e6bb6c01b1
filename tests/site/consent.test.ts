import { describe, expect, it } from 'vitest'
import type { UndecidedConsent } from '#site/browser/consent.ts'
import { undecided } from '#site/browser/consent.ts'
import { domainLevels } from '#site/browser/remove-cookies.ts'

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

import { describe, expect, it } from 'vitest'
import { brand } from '#locales/brand.ts'
import { timeOf } from '#locales/zoned-time.ts'
import { openingInputFrom } from '#site/staff/gate/opening-form.ts'

const shared = { picture: '', type: 'news', author: '', isFeatured: false } as const
const checked = { versions: { en: 3 }, panes: undefined, shared }

function openingOf(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ open: 'en', ...fields })) form.set(name, value)
  return openingInputFrom(form, 'a-post', checked)
}

const typed = '2026-12-24T09:00'

describe('the form of the gate', () => {
  it.each([
    ['later', timeOf(typed, brand.timeZone)],
    ['now', null],
    // Before the scripts are there, nothing may be chosen.
    ['', timeOf(typed, brand.timeZone)],
  ])('with “%s” chosen and a time typed opens then', (when, from) => {
    expect(openingOf({ ...(when && { when }), from: typed })).toMatchObject({ versions: { en: 3 }, from, until: null })
  })

  it('without a time opens now', () => {
    expect(openingOf({ from: '' }).from).toBeNull()
  })

  it('leaves each language its own end where it says so', () => {
    expect(openingOf({ ends: 'own', until: '' })).not.toHaveProperty('until')
    expect(openingOf({ ends: 'own', until: typed }).until).toBe(timeOf(typed, brand.timeZone))
  })
})

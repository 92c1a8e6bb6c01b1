import { describe, expect, it, vi } from 'vitest'
import { applicationInput } from '#api/contract/applications.ts'
import { contactInput } from '#api/contract/contact.ts'
import { newsletterInput } from '#api/contract/newsletter.ts'
import { staffEmail } from '#api/contract/staff/fields.ts'

const fields = {
  contact: contactInput.shape.email,
  application: applicationInput.shape.email,
  newsletter: newsletterInput.shape.email,
  staff: staffEmail,
}

describe.each(Object.entries(fields))('an address typed into the form of %s', (_form, field) => {
  it.each([
    ['info@müller.de', 'info@xn--mller-kva.de'],
    ['Ana@Bücher.Example.ORG', 'Ana@xn--bcher-kva.example.org'],
    ['ana@пример.рф', 'ana@xn--e1afmkfd.xn--p1ai'],
    ['ana@xn--e1afmkfd.xn--p1ai', 'ana@xn--e1afmkfd.xn--p1ai'],
    ['ana@例え.jp', 'ana@xn--r8jz45g.jp'],
    ['\u200bana@example.org\u200e\u00a0', 'ana@example.org'],
    ['Ana@Example.ORG', 'Ana@Example.ORG'],
    ["o'brien+news@exa-mple.org", "o'brien+news@exa-mple.org"],
  ])('%j is %s', (typed, email) => {
    expect(field.safeParse(typed)).toMatchObject({ success: true, data: email })
  })

  it.each([
    '',
    'müller',
    '@müller.de',
    'ana@müller',
    'ana@müller.de/a.org',
    'ana@müller.de:80',
    'ana@１.２.３.４',
    'ana@ü..de',
    'müller@example.org',
    'a..b@example.org',
    'ana@example.xn--',
    `ana@${'ü'.repeat(300)}.de`,
  ])('%j is refused', (typed) => {
    expect(field.safeParse(typed).success).toBe(false)
  })

  it('is not turned into ASCII where no domain is as long: that costs the square of its letters', () => {
    const read = vi.spyOn(globalThis, 'URL')
    const letters = Array.from({ length: 5000 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('')
    expect(field.safeParse(`ana@${letters}.de`).success).toBe(false)
    expect(read).not.toHaveBeenCalled()
    expect(field.safeParse('ana@ü.de').success).toBe(true)
    expect(read).toHaveBeenCalledOnce()
  })
})

import { expect, it } from 'vitest'
import { applicationInput } from '#api/contract/applications.ts'
import { contactInput } from '#api/contract/contact.ts'
import { contactLimits } from '#api/contract/values/field-limits.ts'

it.each([
  ['contact', contactInput.shape.message],
  ['application', applicationInput.shape.message],
])('a line break counts once, however it was posted: %s', (_form, field) => {
  const line = `${'a'.repeat(99)}\n`
  const longest = line.repeat(contactLimits.message / 100 - 1) + 'a'.repeat(100)
  expect(field.safeParse(longest.replaceAll('\n', '\r\n'))).toMatchObject({ success: true, data: longest })
  expect(field.safeParse(`${longest}a`).success).toBe(false)
})

import { expect, it } from 'vitest'
import { applicationInput } from '#api/contract/applications.ts'

it.each([
  '+355–69–2012345',
  '+355‑69‑201 23',
  'tel:+355692012345',
  'Tel. 030 12345',
  '+41 79 123 45 67 ext. 12',
  '+1 (555) 123-4567 x89',
  '',
])('%j is a phone number', (phone) => {
  expect(applicationInput.shape.phone.safeParse(phone).success).toBe(true)
})

it.each(['call me', 'n/a', '-', '1234', 'tel:', '069 12345 or 042 12345', '1'.repeat(21), 'ext. 12345'])(
  '%j is none',
  (phone) => {
    expect(applicationInput.shape.phone.safeParse(phone).success).toBe(false)
  },
)

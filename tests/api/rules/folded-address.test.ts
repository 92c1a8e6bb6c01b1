import { describe, expect, it } from 'vitest'
import { domainOf, foldedAddress } from '#api/services/limits/folded-address.ts'

describe('foldedAddress', () => {
  it.each([
    ['ana@example.org', 'ana@example.org'],
    ['Ana@Example.ORG', 'ana@example.org'],
    ['ana+1@example.org', 'ana@example.org'],
    ['ana+a+b@example.org', 'ana@example.org'],
    ['a.na@example.org', 'a.na@example.org'],
    ['A.n.a+news@gmail.com', 'ana@gmail.com'],
    ['a.na@GoogleMail.com', 'ana@gmail.com'],
    ['a.na@notgmail.com', 'a.na@notgmail.com'],
    ['a.na@mail.gmail.com', 'a.na@mail.gmail.com'],
    ['+ana@example.org', '+ana@example.org'],
    ['+ana+1@example.org', '+ana@example.org'],
  ])('counts %s as %s', (email, folded) => {
    expect(foldedAddress(email)).toBe(folded)
    expect(foldedAddress(folded)).toBe(folded)
  })
})

it('domainOf names the receiving domain', () => {
  expect(domainOf('Ana@Example.org')).toBe('example.org')
  expect(domainOf('ana@googlemail.com')).toBe('gmail.com')
})

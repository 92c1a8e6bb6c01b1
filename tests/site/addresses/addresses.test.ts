import { describe, expect, it } from 'vitest'
import { alternatePaths, canonicalPath, localPath, plainPath, prefixOf } from '#site/address/addresses.ts'

describe('prefixOf', () => {
  it.each([
    ['/de/', 'de'],
    ['/de/contact/', 'de'],
    ['/contact', undefined],
    ['/', undefined],
    ['/pt/about', undefined],
    ['/design', undefined],
    ['//de/', undefined],
    ['/DE/', undefined],
  ])('of %s is %s', (pathname, prefix) => {
    expect(prefixOf(pathname)).toBe(prefix)
  })
})

describe('plainPath', () => {
  it.each([
    ['/de/', '/'],
    ['/de', '/'],
    ['/it/blog/type/news/', '/blog/type/news'],
    ['/contact/', '/contact'],
    ['/', '/'],
  ])('of %s is %s', (pathname, plain) => {
    expect(plainPath(pathname)).toBe(plain)
  })
})

describe('localPath', () => {
  it.each([
    ['/', 'de', '/de/'],
    ['/contact', 'fr', '/fr/contact/'],
    ['/portfolio?category=app', 'sq', '/sq/portfolio/?category=app'],
    ['/cookie-policy#names', 'es', '/es/cookie-policy/#names'],
    ['/contact', undefined, '/contact'],
  ] as const)('of %s under %s is %s', (path, prefix, local) => {
    expect(localPath(path, prefix)).toBe(local)
  })

  it('is undone by plainPath', () => {
    expect(plainPath(localPath('/blog/app/a-post', 'it'))).toBe('/blog/app/a-post')
  })
})

describe('canonicalPath and alternatePaths (D5)', () => {
  it('name the prefixed address with a slash, and the plain one as x-default', () => {
    expect(canonicalPath('/about')).toBe('/en/about/')
    expect(canonicalPath('/de/about/')).toBe('/de/about/')
    expect(alternatePaths('/de/about/')).toEqual([
      ...['en', 'sq', 'de', 'es', 'it', 'fr'].map((language) => ({ hreflang: language, path: `/${language}/about/` })),
      { hreflang: 'x-default', path: '/about' },
    ])
  })

  it('are the same seen from every language', () => {
    expect(alternatePaths('/fr/contact/')).toEqual(alternatePaths('/contact'))
  })
})

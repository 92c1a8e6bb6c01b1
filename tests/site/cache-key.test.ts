import { describe, expect, it } from 'vitest'
import { cacheKey } from '#site/render/cache/cache-key.ts'

describe('an address', () => {
  it.each([
    ['/'],
    ['/en/'],
    ['/de/about/'],
    ['/blog'],
    ['/fr/blog/type/news/'],
    ['/feeds/it/atom.xml'],
    ['/feeds/en/news/feed.json'],
    ['/sitemap.xml'],
    ['/offline/de.html'],
    ['/en/careers/?sent', '/en/careers/?sent='],
    ['/de/blog/?page=2&sort=title', '/de/blog/?sort=title&page=2'],
    ['/en/blog/type/news/?order=oldest'],
    ['/it/portfolio/?category=webDesign&project=night-train'],
    ['/en/?utm_source=x', '/en/'],
    ['/en/?page=2&q=a', '/en/'],
    ['/en/blog/?utm_source=x&page=2&page=3&gclid=y', '/en/blog/?page=2'],
    ['/feeds/en/rss.xml?a=b', '/feeds/en/rss.xml'],
    ['/administration/'],
  ])('is cached, by what its page reads: %s', (address, key = address) => {
    expect(cacheKey(address)).toBe(key)
  })

  it.each([
    '/en/blog/?q=window',
    '/en/blog/?page=2&q=a',
    '/en/blog/?sort=%2e',
    // Values that no page knows: they have no end.
    '/en/blog/?page=-1',
    '/en/blog/?page=01',
    '/en/blog/?page=9999999',
    '/en/blog/?type=a',
    '/en/blog/?sort=a',
    '/en/blog/?order=a',
    '/en/careers/?sent=a',
    '/en/newsletter/?sent=a',
    '/en/portfolio/?category=a',
    '/en/portfolio/?project=a',
    '/en/portfolio/?project=constructor',
    '/en/%61bout/',
    '/En/',
    '//evil.example/',
    '/en//',
    '/en/blog/app/draft/a/?preview=b',
    '/en/newsletter/confirm/?token=a',
    `/en/${'a'.repeat(40)}!`,
    '/admin',
    '/admin/',
    '/admin?a=b',
    '/admin/posts/a',
    '/de/admin/posts/',
    '/analytics',
    '/analytics/',
    '/en/analytics/visits/',
  ])('is never cached: %s', (address) => {
    expect(cacheKey(address)).toBeUndefined()
  })
})

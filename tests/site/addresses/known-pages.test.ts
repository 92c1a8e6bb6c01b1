import { expect, it } from 'vitest'
import { createKnownPages } from '#site/address/known-pages.ts'
import { routes } from '#site/routes.tsx'

const knownPage = createKnownPages(routes)

it('knows a page by its canonical address, with or without the last slash', () => {
  expect(knownPage('/en/about/')).toEqual({ page: '/en/about/' })
  expect(knownPage('/en/about')).toEqual({ page: '/en/about/' })
  expect(knownPage('/de/blog/app/a-window/')).toEqual({
    page: '/de/blog/app/a-window/',
    post: { language: 'de', slug: 'a-window' },
  })
})

// Each spelling would be a page of its own in statistics, and there are as many as somebody likes to send.
it.each([
  '/en/About/',
  '/en/about//',
  '/en//about/',
  '/en/BLOG/app/a-window/',
  '/en/blog/App/a-window/',
  '/en/blog/app/a-window//',
  '/en/blog/app//a-window/',
  `/en/blog/app/a-window${'/'.repeat(2000)}`,
  '/EN/blog/app/a-window/',
])('knows no page by another spelling: %s', (address) => expect(knownPage(address)).toBeUndefined())

/** One page of each kind, in the first language and in the one with the longest words. */
export const pageAddresses = [
  '/en/',
  '/en/about/',
  '/en/blog/',
  '/en/blog/app/a-bakery-opens-online/',
  '/en/contact/',
  '/de/',
  '/de/about/',
  '/de/blog/',
  '/de/blog/app/baeckerei-geht-online/',
  '/de/contact/',
]

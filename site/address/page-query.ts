import { plainPath } from '#site/address/addresses.ts'

const newsletterLink = ['token']

/** The query parameters that a page reads, by the beginning of its plain path; the first match counts. */
const parameters = Object.entries({
  '/blog/app/draft/': ['preview'],
  '/blog/app/': [],
  '/blog/': ['q', 'type', 'sort', 'order', 'page'],
  '/careers/': ['sent', 'opening'],
  '/newsletter/confirm/': newsletterLink,
  '/newsletter/unsubscribe/': newsletterLink,
  '/newsletter/preferences/': newsletterLink,
  '/newsletter/': ['sent'],
  '/portfolio/': ['category', 'project'],
})

/** The server renders from this part alone: `?utm_source=…` leads to the same cached page. */
export function pageQuery(pathname: string, search: string): string {
  if (search === '' || search === '?') return ''
  const path = `${plainPath(pathname)}/`
  const [, names = []] = parameters.find(([beginning]) => path.startsWith(beginning)) ?? []
  const given = new URLSearchParams(search)
  const read = new URLSearchParams()
  for (const name of names) {
    const value = given.get(name)
    if (value !== null) read.set(name, value)
  }
  return read.size > 0 ? `?${read}` : ''
}

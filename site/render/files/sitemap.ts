import type { PostAddresses } from '#api/contract/posts.ts'
import { languages } from '#locales/languages.ts'
import { alternatePaths } from '#site/address/addresses.ts'
import { postAlternates } from '#site/head/post-alternates.ts'

export interface SitemapEntry {
  alternates: { hreflang: string; path: string }[]
  lastmod?: string
}

export function sitemapEntry(path: string, lastmod?: string): SitemapEntry {
  return { alternates: alternatePaths(path), ...(lastmod && { lastmod }) }
}

export function postEntry({ addresses, changed }: { addresses: PostAddresses; changed: string }): SitemapEntry {
  const paths = Object.entries(addresses).map(([language, slug]) => [language, `/blog/app/${slug}`])
  return { alternates: postAlternates(Object.fromEntries(paths)), lastmod: changed.slice(0, 10) }
}

/** https://www.sitemaps.org/protocol.html, with hreflang alternates (D5). */
export function sitemap(entries: SitemapEntry[], publicUrl: string): string {
  const addresses = entries.flatMap(({ alternates, lastmod }) => {
    const links = alternates
      .map(
        ({ hreflang, path }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${xml(publicUrl + path)}"/>`,
      )
      .join('')
    return alternates
      .filter(({ hreflang }) => languages.some((language) => language === hreflang))
      .map(
        ({ path }) =>
          `<url><loc>${xml(publicUrl + path)}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}${links}</url>`,
      )
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...addresses,
    '</urlset>\n',
  ].join('\n')
}

function xml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

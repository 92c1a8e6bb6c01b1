import type { KnowPage } from '#api/contract/known-page.ts'
import type { ProbeLink } from '#api/outbound/link-probe.ts'
import { idPrefix } from '#api/services/markdown/markdown-headings.ts'
import { type Check, type Found, look, type ParsedText, stop } from '#api/services/post-desk/checks/checked-post.ts'
import { oneByOne } from '#api/services/post-desk/checks/in-turns.ts'
import { type Links, linksIn, type WrittenLink } from '#api/services/post-desk/checks/links-in.ts'
import { isVisible } from '#api/services/posts/post-card.ts'
import type { Stores } from '#api/store/stores.ts'
import { type Language, languages } from '#locales/languages.ts'

interface LinksCheckDependencies {
  stores: Pick<Stores, 'posts'>
  knownPage: KnowPage
  probe: ProbeLink
  htmlOf: (text: ParsedText) => Promise<string> // as visitors get it
  publicUrl: string
  now: () => number
}

/** Dead links of the site stop a text. What another site answers is worth a look at most: it may be away for an hour. */
export function createLinksCheck({ stores, knownPage, probe, htmlOf, publicUrl, now }: LinksCheckDependencies): Check {
  async function checkHere({ text, href }: WrittenLink, { postId, language }: ParsedText): Promise<Found[]> {
    const dead = stop('link_dead', { text, to: href })
    const [path = ''] = href.split(/[?#]/, 1)
    // Pictures, feeds and other files: which there are is not known to the pages.
    if (path.slice(path.lastIndexOf('/')).includes('.')) return [look('link_file', { text, to: href })]
    const prefix = languages.find((one) => path === `/${one}` || path.startsWith(`/${one}/`))
    const known = knownPage(prefix ? path : `/${language}${path}`)
    if (!known || /\/blog\/app\/draft(\/|$)/.test(known.page)) return [dead]
    return known.post ? checkPost({ text, href }, known.post.slug, prefix ?? language, postId) : []
  }

  async function checkPost(
    { text, href }: WrittenLink,
    slug: string,
    language: Language,
    postId: string,
  ): Promise<Found[]> {
    const id = (await stores.posts.findBySlug(language, slug))?.postId ?? (await idFor(language, slug))
    if (id === postId) return []
    const translations = id === undefined ? [] : await stores.posts.translations(id)
    const post = id === undefined ? undefined : await stores.posts.findPost(id)
    if (!post || post.deletedAt !== undefined) return [stop('link_dead', { text, to: href })]
    const own = translations.find((one) => one.language === language)
    if (own && isVisible(own, now())) return []
    const title = (own ?? translations.find((one) => one.language === post.sourceLanguage) ?? translations[0])?.title
    const facts = { text, title: title ?? slug, language }
    const isComing = own?.visibleFrom !== undefined && own.visibleFrom > now()
    return isComing ? [look('link_later', { ...facts, at: String(own.visibleFrom) })] : [stop('link_language', facts)]
  }

  const idFor = (language: Language, slug: string) => stores.posts.findIdBySlug(language, slug)

  async function checkHeadings(links: Links, text: ParsedText): Promise<Found[]> {
    if (links.headings.length === 0) return []
    const ids = new Set([...(await htmlOf(text)).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    return links.headings
      .filter(({ href }) => !ids.has(idPrefix + decoded(href.slice(1))))
      .map((link) => stop('link_heading', { text: link.text, to: link.href }))
  }

  async function checkElsewhere({ text, href }: WrittenLink): Promise<Found[]> {
    const answer = await probe(href)
    const facts = { text, to: href }
    if (answer.kind === 'there') return []
    return [
      look(`link_${answer.kind}`, answer.kind === 'refused' ? { ...facts, status: String(answer.status) } : facts),
    ]
  }

  return async (text) => {
    const links = linksIn(text.tree, publicUrl)
    const found = await Promise.all([
      oneByOne(links.here, (link) => checkHere(link, text)).then((here) => here.flat()),
      checkHeadings(links, text),
      ...links.odd.map(async ({ text: words, href }) => [stop('link_dead', { text: words, to: href })]),
      ...links.elsewhere.map(checkElsewhere),
    ])
    return found.flat()
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

import { brand } from '#locales/brand.ts'
import { defaultLanguage, openGraphLocales } from '#locales/languages.ts'
import { alternatePaths, canonicalPath, prefixOf } from '#site/addresses.ts'

/** The text files that carry a page's `head.title` and `head.description`. */
export type HeadTexts = 'home' | 'about' | 'portfolio' | 'contact' | 'thank-you' | 'message-error' | 'not-found'

/** What a route module exports as `handle`. */
export interface PageHandle {
  /** Which page this is, for its head; the answer to a form may make it another. */
  head: (actionData: unknown) => HeadTexts
}

interface HeadElement {
  tag: 'meta' | 'link'
  attributes: Record<string, string>
}

export interface Head {
  title: string
  elements: HeadElement[]
}

interface HeadSources {
  texts: HeadTexts
  pathname: string
  /** Without a trailing slash; never taken from a request. */
  publicUrl: string
  /** The texts of that page. */
  t: (key: 'head.title' | 'head.description') => string
}

/** Outcomes and dead ends are no destinations: search engines are kept out and they have no alternates. */
const unlisted: HeadTexts[] = ['thank-you', 'message-error', 'not-found']

/** A document's title, description, canonical, alternates and share tags (specification 9, page meta). */
export function headOf({ texts, pathname, publicUrl, t }: HeadSources): Head {
  const title = `${t('head.title')} | ${brand.name}`
  const description = t('head.description')
  const language = prefixOf(pathname) ?? defaultLanguage
  const isListed = !unlisted.includes(texts)
  const canonical = publicUrl + canonicalPath(pathname)
  return {
    title,
    elements: [
      meta('name', 'description', description),
      ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
      ...(isListed ? [link('canonical', canonical)] : []),
      ...(isListed
        ? alternatePaths(pathname).map(({ hreflang, path }) => link('alternate', publicUrl + path, { hreflang }))
        : []),
      meta('property', 'og:title', title),
      meta('property', 'og:description', description),
      meta('property', 'og:type', 'website'),
      meta('property', 'og:site_name', brand.name),
      meta('property', 'og:locale', openGraphLocales[language]),
      ...(isListed ? [meta('property', 'og:url', canonical)] : []),
    ],
  }
}

/** The page a route's `handle` names; routes without one are the not-found screen. */
export function headTextsOf(handle: unknown, actionData: unknown): HeadTexts {
  return isPageHandle(handle) ? handle.head(actionData) : 'not-found'
}

function isPageHandle(handle: unknown): handle is PageHandle {
  return handle !== null && typeof handle === 'object' && 'head' in handle && typeof handle.head === 'function'
}

function meta(kind: 'name' | 'property', name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [kind]: name, content } }
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadElement {
  return { tag: 'link', attributes: { rel, ...more, href } }
}

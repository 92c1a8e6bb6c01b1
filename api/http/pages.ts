import type { PublishedPosts, SiteClient } from '#api/contract/client.ts'
import type { ErrorAnswer } from '#api/contract/errors.ts'
import type { ContentState, MadeAnswer, PageCache } from '#api/contract/page-cache.ts'
import type { Language } from '#locales/languages.ts'

export interface PageRequest {
  method: 'GET' | 'POST'
  /** Path and query. */
  path: string
  /** A posted form. */
  form?: URLSearchParams
  client: SiteClient
}

export interface FileAnswer {
  type: string
  body: string | Buffer
  /** Seconds for which it may be kept without asking again. */
  maxAge: number
}

/** The door to `site/`: the server hands it an address and gets a whole answer. Built by `site/entry-server.tsx`. */
export interface Pages {
  render: (request: PageRequest) => Promise<MadeAnswer>
  /** The page for a request that failed before any page could take it. */
  renderFailure: (status: number, error: ErrorAnswer['error'], language: Language) => Promise<MadeAnswer>
  /** A file that stands beside the pages (robots.txt, feeds, share pictures …), by path and query; undefined where there is none. */
  file: (path: string, posts: PublishedPosts) => Promise<FileAnswer | undefined>
  /** Keeps what is rendered; a renderer whose sources change by themselves has none. */
  openCache?: (content: ContentState) => PageCache
  /** Hashes of the inline scripts, as CSP sources. */
  scriptHashes: string[]
  /** Another origin that pictures come from (D31), as a CSP source. */
  imageHost?: string
}

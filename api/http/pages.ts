import type { PublishedPosts, SiteClient } from '#api/contract/client.ts'
import type { ErrorAnswer } from '#api/contract/errors.ts'
import type { Language } from '#locales/languages.ts'

export interface PageRequest {
  method: 'GET' | 'POST'
  /** Path and query. */
  path: string
  /** A posted form. */
  form?: URLSearchParams
  client: SiteClient
}

export interface PageAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface FileAnswer {
  type: string
  body: string | Buffer
  /** Seconds for which it may be kept without asking again. */
  maxAge: number
}

/** The door to `site/`: the server hands it an address and gets a whole answer. Built by `site/entry-server.tsx`. */
export interface Pages {
  render: (request: PageRequest) => Promise<PageAnswer>
  /** The page for a request that failed before any page could take it. */
  renderFailure: (status: number, error: ErrorAnswer['error'], language: Language) => Promise<PageAnswer>
  /** A file that stands beside the pages (robots.txt, feeds, share pictures …), by path and query; undefined where there is none. */
  file: (path: string, posts: PublishedPosts) => Promise<FileAnswer | undefined>
  /** Hashes of the inline scripts, as CSP sources. */
  scriptHashes: string[]
  /** Another origin that pictures come from (D31), as a CSP source. */
  imageHost?: string
}

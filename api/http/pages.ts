import type { PublishedPosts, SiteClient } from '#api/contract/client.ts'
import type { KnowPage } from '#api/contract/known-page.ts'
import type {
  CachedPage,
  ContentState,
  MadeAnswer,
  PageCache,
  PageFailure,
  RenderLimit,
} from '#api/contract/page-cache.ts'

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
  /** The page for a request that failed before any page could take it; the same for everybody whose request failed so. */
  renderFailure: (failure: PageFailure) => Promise<CachedPage>
  /** A file that stands beside the pages (robots.txt, feeds, share pictures …), by path and query; undefined where there is none. */
  file: (path: string, posts: PublishedPosts) => Promise<FileAnswer | undefined>
  /** Opens a cache of what is rendered; a renderer whose sources change by themselves has none. */
  openCache?: (options: { content: ContentState; limit: RenderLimit }) => PageCache
  /** The page at a path with a prefix; undefined where the site has none, and without a prefix. */
  knownPage: KnowPage
  /** Hashes of the inline scripts, as CSP sources. */
  scriptHashes: string[]
  /** Another origin that pictures come from (D31), as a CSP source. */
  imageHost?: string
}

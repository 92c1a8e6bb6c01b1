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
import type { RenderStaffPage } from '#api/contract/staff/page-request.ts'

export interface PageRequest {
  method: 'GET' | 'POST'
  path: string // path and query
  form?: URLSearchParams // A posted form
  client: SiteClient
}

export interface FileAnswer {
  type: string
  body: string | Buffer
  maxAge: number // seconds
}

/** The interface that `site/entry-server.tsx` implements: an address in, a whole answer out. */
export interface Pages {
  render: (request: PageRequest) => Promise<MadeAnswer>
  renderStaff: RenderStaffPage
  /** For requests that fail before a page could take them; shared by all that fail alike. */
  renderFailure: (failure: PageFailure) => Promise<CachedPage>
  file: (path: string, posts: PublishedPosts) => Promise<FileAnswer | undefined>
  /** Absent where sources change, in development. */
  openCache?: (options: { content: ContentState; limit: RenderLimit }) => PageCache
  knownPage: KnowPage // takes a prefixed path; undefined where the site has no page
  scriptHashes: string[] // CSP sources of the inline scripts
  imageHost?: string // CSP source of pictures (D31)
}

import type { PublishedPosts, SiteClient } from '#api/contract/client.ts'

/** What pages and the files beside them are made of: nothing here knows who asks. */
export interface ContentSources {
  client: SiteClient
  posts: PublishedPosts
}

/** Whether what pages are made of has changed. */
export interface ContentState {
  /** A number that grows with every change; undefined when it is time to look again. */
  known: () => number | undefined
  /** Looks, on whichever server the change was made. */
  look: () => Promise<number>
}

/** An answer in full; `body` is a whole page or file. */
export interface MadeAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page or file that is the same for everybody, compressed. */
export interface KeptAnswer {
  /** Of the answer, but for its length and encoding. Among them an ETag, weak because it stands for every encoding. */
  headers: Record<string, string>
  etag: string
  /** The body; at once when it is at hand in that encoding. */
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>
}

/** The rendered pages that are kept. */
export interface PageCache {
  /** What is kept for an address, when it is still what a new rendering would give. */
  at: (address: string) => KeptAnswer | undefined
  /**
   * The answer to an address, made if need be, once for all who ask meanwhile. What is no page for everybody comes as
   * it was made and is not kept; undefined for an address that is never kept.
   */
  answer: (address: string, sources: ContentSources) => Promise<KeptAnswer | MadeAnswer> | undefined
}

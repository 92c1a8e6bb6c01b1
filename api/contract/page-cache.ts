import type { PublishedPosts, SiteClient } from '#api/contract/client.ts'
import type { Language } from '#locales/languages.ts'

/** Cookies of a staff session. A request with one of them never meets the page cache. */
export const sessionCookies = ['__Host-session', 'session'] as const

/** What pages and the files beside them are made of: nothing here knows who asks. */
export interface ContentSources {
  client: SiteClient
  posts: PublishedPosts
}

export interface ContentState {
  /** A number that grows with every change; undefined when it is time to look again. */
  known: () => number | undefined
  /** Looks, on whichever server the change was made. While the database is away it resolves to the last known number. */
  look: () => Promise<number>
}

export interface MadeAnswer {
  status: number
  headers: Record<string, string>
  body: string
}

export interface PageFailure {
  status: number
  message: string // why, in the visitor's language
  language: Language
  /** Whether the visitor has sent something, which has not arrived; otherwise a page cannot be shown. */
  hasSent: boolean
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A page or file that is the same for everybody, compressed. */
export interface CachedPage {
  headers: Record<string, string> // of the answer, but for its ETag, length and encoding
  etag: string // weak, because it stands for every encoding
  /** The body; at once when it is at hand in that encoding. */
  encoded: (encoding: Encoding) => Buffer | Promise<Buffer>
}

/** Runs a render, or waits for its turn; rejects when too many wait already, in all or of the network that asks. */
export interface RenderLimit {
  <Result>(render: () => Promise<Result>, network?: string, name?: string): Promise<Result>
  /** Another network waits for the render of that name: it has its turn, where that is sooner. */
  join?: (name: string, network: string | undefined) => void
}

export interface PageCache {
  at: (address: string) => CachedPage | undefined // while it is fresh
  /**
   * The answer to an address, rendered if need be, once for all who ask meanwhile; it counts for the network that asks.
   * When rendering fails or is refused, the last known page, marked as stale (RFC 5861, stale-if-error). What must not be
   * cached comes as it was made; undefined for an address that is never cached.
   */
  answer: (address: string, sources: ContentSources, network?: string) => Promise<CachedPage | MadeAnswer | undefined>
}

/** Whether headers allow an answer to be given to others: nobody's cookie goes out, and none was looked at. */
export function isSharable(headers: Record<string, unknown>): boolean {
  return (
    headers['set-cookie'] === undefined &&
    !/\bcookie\b|\*/i.test(String(headers['vary'] ?? '')) &&
    !/no-store|private/i.test(String(headers['cache-control'] ?? ''))
  )
}

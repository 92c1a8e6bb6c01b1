import type { SiteClient } from '#api/contract/client.ts'
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

/** The door to `site/`: the server hands it an address and gets a whole answer. Built by `site/entry-server.tsx`. */
export interface Pages {
  render: (request: PageRequest) => Promise<PageAnswer>
  /** The page for a request that failed before any page could take it. */
  renderFailure: (status: number, error: ErrorAnswer['error'], language: Language) => Promise<PageAnswer>
  /** Hashes of the inline scripts, as CSP sources. */
  scriptHashes: string[]
}

import type { Generated } from 'kysely'
import type { Language } from '#locales/languages.ts'

/** The blog. Times and ids are as in `Schema`. */
export interface PostSchema {
  posts: {
    id: string
    picture: string
    created_at: number
    deleted_at: number | null // 30 days before it is gone (D26)
    deleted_by: Generated<string | null> // an account
    source_language: Language // what the others are translated from
    shared: string | null // JSON: what all languages have alike, as it is written; null: as the translations have it
  }
  post_translations: {
    search_id: number // the search index's id; ascending
    post_id: string
    language: Language
    slug: string
    status: string
    visible_from: number | null // null for a draft
    title: string
    title_key: string // folded, for sorting
    excerpt: string
    body: string // Markdown
    html: string // sanitised
    html_version: number // the renderer's version that made `html`
    sections: string // JSON
    words: string // plain text, for search excerpts
    tags: string // JSON
    seo: string // JSON
    picture: string
    picture_alt: string
    type: string
    type_rank: number
    author: string
    featured: number
    read_time: number // minutes
    views: number
    updated_at: number | null // the last notable change
    saved_at: number
    version: number // counts every change
    visible_until: number | null // null: for as long as nobody takes it down
    source_hashes: string | null // JSON; null: of the source as it is now
    behind: number // paragraphs of the source that have changed since
  }
  post_slugs: {
    language: Language
    slug: string
    post_id: string
  }
  post_revisions: {
    id: string
    post_id: string
    language: Language
    content: string // JSON
    saved_at: number
    saved_by: string | null // an account; null for what was brought in
    begun_at: number | null // when the first of the saves that it stands for was
    published_at: number | null // when visitors saw it first; null: they did not
  }
  /** What is written of a translation, which visitors do not see before it is opened. */
  post_workings: {
    post_id: string
    language: Language
    version: number // counts what is written; 1 for a translation without a row here
    content: string | null // JSON; null: as the translation has it
    saved_at: number
    saved_by: string | null // an account
    source_body: string | null // the source's, when this last agreed with it; null: by the source's revisions
  }
  post_previews: {
    id: string
    post_id: string
    language: Language
    token_hash: string
    made_at: number
    made_by: string // an account
    expires_at: number
  }
  /** How posts stood before a deed on several of them. */
  post_undos: {
    id: string
    account: string
    former: string // JSON
    made_at: number
  }
  /** Reads (specification 3, view tracking). Without consent the details are 'Unknown'. */
  post_views: {
    id: string
    post_id: string
    visitor: string // hash with the daily salt
    network: string // hash of the address alone
    session_id: string | null
    device: string
    browser: string
    referrer: string
    language: string
    is_returning: number
    viewed_at: number
  }
  /** Half of a day's salt (D23); the server's secret is the other. */
  view_salts: {
    day: number // days since 1970 (UTC)
    salt: string
  }
  /** The vocabulary, for spelling corrections and prefixes. */
  post_words: {
    language: Language
    word: string
    stem: string
  }
  /** Counts visible changes. */
  post_versions: { language: Language; version: number }
}

import type { Selectable } from 'kysely'
import type { Post, SeoMeta } from '#api/contract/posts.ts'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Schema } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export type PostStatus = 'draft' | 'scheduled' | 'published'

export interface StoredPost {
  searchId: number
  postId: string
  language: Language
  slug: string
  status: PostStatus
  visibleFrom: number | undefined // undefined for a draft
  title: string
  titleKey: string
  excerpt: string
  body: string // Markdown
  html: string
  htmlVersion: number
  sections: Post['sections']
  words: string
  tags: string[]
  seo: SeoMeta
  picture: string
  pictureAlt: string
  type: PostType
  typeRank: number
  author: string
  featured: boolean
  readTime: number // minutes
  views: number
  updatedAt: number | undefined
  savedAt: number
  version: number // counts every change
  visibleUntil: number | undefined // undefined for as long as nobody takes it down
  sourceHashes: string[] | undefined // of the source's paragraphs at the last save; undefined for those of now
  behind: number // paragraphs of the source that have changed since
}

export type ListedPost = Omit<StoredPost, 'body' | 'html' | 'sections' | 'words' | 'seo' | 'sourceHashes'>

export const listed = [
  'search_id',
  'post_id',
  'language',
  'slug',
  'status',
  'visible_from',
  'title',
  'title_key',
  'excerpt',
  'html_version',
  'tags',
  'picture',
  'picture_alt',
  'type',
  'type_rank',
  'author',
  'featured',
  'read_time',
  'views',
  'updated_at',
  'saved_at',
  'version',
  'visible_until',
  'behind',
] as const

type Row = Selectable<Schema['post_translations']>

export function fromRow(row: Pick<Row, (typeof listed)[number]>): ListedPost {
  return {
    searchId: row.search_id,
    postId: row.post_id,
    language: row.language,
    slug: row.slug,
    status: row.status as PostStatus,
    visibleFrom: row.visible_from ?? undefined,
    title: row.title,
    titleKey: row.title_key,
    excerpt: row.excerpt,
    htmlVersion: row.html_version,
    tags: JSON.parse(row.tags),
    picture: row.picture,
    pictureAlt: row.picture_alt,
    type: row.type as PostType,
    typeRank: row.type_rank,
    author: row.author,
    featured: row.featured === 1,
    readTime: row.read_time,
    views: row.views,
    updatedAt: row.updated_at ?? undefined,
    savedAt: row.saved_at,
    version: row.version,
    visibleUntil: row.visible_until ?? undefined,
    behind: row.behind,
  }
}

export function wholeFromRow(row: Row): StoredPost {
  return {
    ...fromRow(row),
    body: row.body,
    html: row.html,
    sections: JSON.parse(row.sections),
    words: row.words,
    seo: JSON.parse(row.seo),
    sourceHashes: row.source_hashes === null ? undefined : JSON.parse(row.source_hashes),
  }
}

export function toRow(post: StoredPost): Row {
  return {
    search_id: post.searchId,
    post_id: post.postId,
    language: post.language,
    slug: post.slug,
    status: post.status,
    visible_from: post.visibleFrom ?? null,
    title: post.title,
    title_key: post.titleKey,
    excerpt: post.excerpt,
    body: post.body,
    html: post.html,
    html_version: post.htmlVersion,
    sections: JSON.stringify(post.sections),
    words: post.words,
    tags: JSON.stringify(post.tags),
    seo: JSON.stringify(post.seo),
    picture: post.picture,
    picture_alt: post.pictureAlt,
    type: post.type,
    type_rank: post.typeRank,
    author: post.author,
    featured: Number(post.featured),
    read_time: post.readTime,
    views: post.views,
    updated_at: post.updatedAt ?? null,
    saved_at: post.savedAt,
    version: post.version,
    visible_until: post.visibleUntil ?? null,
    source_hashes: post.sourceHashes ? JSON.stringify(post.sourceHashes) : null,
    behind: post.behind,
  }
}

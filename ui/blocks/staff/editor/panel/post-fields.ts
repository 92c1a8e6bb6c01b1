import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'

/** One language of a post as it is written, without its text. */
export interface PostFields {
  title: string
  /** Empty: made from the title. */
  slug: string
  excerpt: string
  tags: string[]
  /** Empty: the title. */
  seoTitle: string
  /** Empty: the excerpt. */
  seoDescription: string
  pictureAlt: string
  /** Its name in `/pictures`; empty for none. */
  picture: string
  type: PostType
  author: string
  isFeatured: boolean
}

export type PostField = keyof PostFields

/** Sentences of the server, by field. */
export type PostProblems = Partial<Record<PostField, string>>

/** What every part of the panel is given. */
export interface FieldPartProps {
  /** Of the text. */
  language: Language
  value: PostFields
  /** Only what has changed. */
  onChange: (part: Partial<PostFields>) => void
  problems?: PostProblems | undefined
}

/** The picture of the post, as the library has it. */
export interface PanelPicture {
  width: number
  height: number
  widths: number[]
  color: string
  /** Shares of width and height, from the left and from the top. */
  focus: { x: number; y: number }
  isDecorative?: boolean | undefined
}

import type { ApplicationDraft } from '#api/contract/applications.ts'
import type { ContactDraft } from '#api/contract/contact.ts'
import type { IssueArchive } from '#api/contract/issue-archive.ts'
import type { NewsletterDraft, SubscriptionAnswer, SubscriptionInput } from '#api/contract/newsletter.ts'
import type { OpeningList } from '#api/contract/openings.ts'
import type { Post, PostAddresses, PostCard, PostList, PostQuery } from '#api/contract/posts.ts'
import type { ErrorAnswer } from '#api/contract/values/errors.ts'
import type { PostType } from '#api/contract/values/post-lists.ts'
import type { Language } from '#locales/languages.ts'

interface Failure {
  ok: false
  /** `network`: no answer came. Without a message: one that is not the server’s own, such as a proxy’s. */
  error:
    | ErrorAnswer['error']
    | { code: 'network' | 'unavailable'; message?: undefined; fields?: undefined; keys?: undefined }
}

export type CallResult = { ok: true } | Failure

export type AnsweredCall<Answer> = { ok: true; answer: Answer } | Failure

/** What an address of a post leads to: the post, its other address, or only the languages that have it (D21). */
export type PostAnswer =
  | { status: 'found'; post: Post }
  | { status: 'moved'; slug: string }
  | { status: 'missing'; addresses: PostAddresses }

/** A post asked for by its slug; with `preview`, the signature of a link to a draft (D22). */
export interface PostRequest {
  language: Language
  slug: string
  preview?: string
}

/** Every call a page makes: over HTTP in the browser, straight to the services while the server renders. */
export interface SiteClient {
  sendMessage: (draft: ContactDraft, language: Language) => Promise<CallResult>
  /** While the server renders, the résumé has arrived with the request already and `resume` is not looked at. */
  sendApplication: (draft: ApplicationDraft, resume: File | undefined, language: Language) => Promise<CallResult>
  subscribe: (draft: NewsletterDraft, language: Language) => Promise<CallResult>
  /** Reads the link of a newsletter's mail, or takes a step that it allows. */
  takeStep: (step: SubscriptionInput, language: Language) => Promise<AnsweredCall<SubscriptionAnswer>>
  listIssues: (language: Language) => Promise<AnsweredCall<IssueArchive>>
  listOpenings: (language: Language) => Promise<AnsweredCall<OpeningList>>
  listPosts: (query: PostQuery) => Promise<AnsweredCall<PostList>>
  readPost: (request: PostRequest) => Promise<AnsweredCall<PostAnswer>>
}

export type FedPost = Pick<
  Post,
  'slug' | 'title' | 'excerpt' | 'html' | 'date' | 'updated' | 'author' | 'type' | 'tags' | 'picture'
>

/** What the files beside the pages (feeds, sitemap, share pictures) are made of. Only the server has it. */
export interface PublishedPosts {
  latest: (language: Language, type?: PostType) => Promise<FedPost[]> // the newest, as many as a feed carries
  /** Where every post is found in each of its languages, and when it last changed; the newest first. */
  addresses: () => Promise<{ addresses: PostAddresses; changed: string }[]>
  /** Issues of the newsletter, where they are public. */
  issues: (language: Language) => Promise<IssueArchive>
  card: (language: Language, slug: string) => Promise<PostCard | undefined>
  /** A JPEG of a picture that staff have uploaded. */
  upload: (id: string, width: number) => Promise<Uint8Array | undefined>
}

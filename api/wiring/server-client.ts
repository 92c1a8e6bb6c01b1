import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { AnsweredCall, SiteClient } from '#api/contract/client.ts'
import { contactInput, contactSignals } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { newsletterInput, subscriptionInput } from '#api/contract/newsletter.ts'
import { type AppError, invalid } from '#api/errors.ts'
import { errorBody, toAppError } from '#api/http/answers.ts'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import type { ApplicationsService } from '#api/services/applications/applications.ts'
import type { ContactService } from '#api/services/contact/contact.ts'
import type { NewsletterService, SignupSender } from '#api/services/newsletter/newsletter.ts'
import type { SubscriptionsService } from '#api/services/newsletter/subscriptions.ts'
import type { PostReader } from '#api/services/posts/post-reader.ts'
import type { PostsService } from '#api/services/posts/posts.ts'
import type { Words } from '#api/texts.ts'
import type { Language } from '#locales/languages.ts'

interface ServerClientDependencies {
  contact: ContactService
  applications: ApplicationsService
  newsletter: NewsletterService
  subscriptions: SubscriptionsService
  posts: PostsService
  postReader: PostReader
  /** The file that was posted with the request. */
  resume: PostedFile | undefined
  words: (language: Language) => Words
  /** The sender's network, for the limits. */
  network: string
  /** Thrown at whatever the page wants to send. */
  refusal: AppError | undefined
  /** What a sign-up for the newsletter is proved with (D14). */
  sender: SignupSender
  log: FastifyBaseLogger
  /** Told of what the page is refused, before the page is. */
  onRefused: (error: AppError) => void
}

/** The pages' client while the server renders: the same calls and answers as over HTTP, without HTTP. */
export function createServerClient(dependencies: ServerClientDependencies): SiteClient {
  const {
    contact,
    applications,
    newsletter,
    subscriptions,
    posts,
    postReader,
    resume,
    words,
    network,
    refusal,
    sender,
    log,
    onRefused,
  } = dependencies

  async function answered<Answer>(language: Language, work: () => Promise<Answer>): Promise<AnsweredCall<Answer>> {
    try {
      return { ok: true, answer: await work() }
    } catch (thrown) {
      const error = toAppError(thrown)
      onRefused(error)
      if (error.code === 'internal' || error.code === 'unavailable')
        log.error(thrown, 'A page could not be given what it asked for')
      return { ok: false, error: errorBody(error, words(language)) }
    }
  }

  async function written<Answer>(language: Language, work: () => Promise<Answer>): Promise<AnsweredCall<Answer>> {
    return answered(language, async () => {
      if (refusal) throw refusal
      return work()
    })
  }

  return {
    sendMessage: (draft, language) =>
      written(language, async () => {
        const input = parse(contactInput, { ...draft, language }, 'contact-form:errors')
        await contact.send(input, contactSignals.parse(draft), network)
      }),

    sendApplication: (draft, _resume, language) =>
      written(language, () => applications.send({ ...draft, language }, resume, network)),

    subscribe: (draft, language) =>
      written(language, async () => {
        const input = parse(newsletterInput, { ...draft, language }, 'newsletter-form:problems')
        await newsletter.signUp(input, sender)
      }),

    takeStep: (step, language) =>
      written(language, async () => subscriptions.take(parse(subscriptionInput, step, 'newsletter-form:problems'))),

    listPosts: (query) => answered(query.language, () => posts.list(query)),

    readPost: (request) => answered(request.language, () => postReader.read(request)),
  }
}

/** What a page sends, by the schema that the call over HTTP has. */
function parse<Schema extends z.core.$ZodType>(schema: Schema, draft: unknown, texts: string): z.output<Schema> {
  const parsed = z.safeParse(schema, draft)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error), texts)
  return parsed.data
}

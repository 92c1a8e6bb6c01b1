import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { AnsweredCall, SiteClient } from '#api/contract/client.ts'
import { contactInput, contactSignals } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { newsletterInput, subscriptionInput } from '#api/contract/newsletter.ts'
import { type AppError, invalid } from '#api/errors.ts'
import { errorBody, toAppError } from '#api/http/answers.ts'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import type { SignupSender } from '#api/services/newsletter/newsletter.ts'
import type { Words } from '#api/texts.ts'
import type { Services } from '#api/wiring/services.ts'
import type { Language } from '#locales/languages.ts'

type ClientServices = Pick<
  Services,
  'contact' | 'applications' | 'newsletter' | 'subscriptions' | 'posts' | 'postReader'
>

interface ClientRequest {
  resume: PostedFile | undefined
  words: (language: Language) => Words
  network: string
  refusal: AppError | undefined // every write throws it
  sender: SignupSender // proof of consent (D14)
  log: FastifyBaseLogger
  onRefused: (error: AppError) => void // called before the page learns of a refusal
}

export function createServerClient(services: ClientServices, request: ClientRequest): SiteClient {
  const { contact, applications, newsletter, subscriptions, posts, postReader } = services
  const { resume, words, network, refusal, sender, log, onRefused } = request

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

function parse<Schema extends z.core.$ZodType>(schema: Schema, draft: unknown, texts: string): z.output<Schema> {
  const parsed = z.safeParse(schema, draft)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error), texts)
  return parsed.data
}

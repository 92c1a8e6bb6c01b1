import * as z from 'zod/mini'
import type { AnsweredCall, SiteClient } from '#api/contract/client.ts'
import { contactInput, contactSignals } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { newsletterInput, subscriptionInput } from '#api/contract/newsletter.ts'
import { type AppError, invalid } from '#api/errors.ts'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import type { SignupSender } from '#api/services/newsletter/newsletter.ts'
import { type AnsweredOptions, answered } from '#api/wiring/answered.ts'
import type { Services } from '#api/wiring/services.ts'
import type { Language } from '#locales/languages.ts'

type ClientServices = Pick<
  Services,
  'contact' | 'applications' | 'newsletter' | 'subscriptions' | 'archive' | 'openings' | 'posts' | 'postReader'
>

interface ClientRequest extends AnsweredOptions {
  resume: PostedFile | undefined
  network: string
  refusal: AppError | undefined // every write throws it
  sender: SignupSender // proof of consent (D14)
}

export function createServerClient(services: ClientServices, request: ClientRequest): SiteClient {
  const { contact, applications, newsletter, subscriptions, archive, openings, posts, postReader } = services
  const { resume, network, refusal, sender } = request

  const answer = <Answer>(language: Language, work: () => Promise<Answer>) => answered(request, () => language, work)

  async function written<Answer>(language: Language, work: () => Promise<Answer>): Promise<AnsweredCall<Answer>> {
    return answer(language, async () => {
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

    listIssues: (language) => answer(language, () => archive.list(language)),

    listOpenings: (language) => answer(language, () => openings.list(language)),

    listPosts: (query) => answer(query.language, () => posts.list(query)),

    readPost: (request) => answer(request.language, () => postReader.read(request)),
  }
}

function parse<Schema extends z.core.$ZodType>(schema: Schema, draft: unknown, texts: string): z.output<Schema> {
  const parsed = z.safeParse(schema, draft)
  if (!parsed.success) throw invalid(fieldErrors(parsed.error), texts)
  return parsed.data
}

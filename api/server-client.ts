import type { FastifyBaseLogger } from 'fastify'
import type { CallResult, SiteClient } from '#api/contract/client.ts'
import { contactInput } from '#api/contract/contact.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { AppError } from '#api/errors.ts'
import { errorBody, toAppError } from '#api/http/answers.ts'
import type { PostedFile } from '#api/outbound/file-storage.ts'
import type { ApplicationsService } from '#api/services/applications.ts'
import type { ContactService } from '#api/services/contact.ts'
import type { Words } from '#api/words.ts'
import type { Language } from '#locales/languages.ts'

interface ServerClientDependencies {
  contact: ContactService
  applications: ApplicationsService
  /** The file that was posted with the request. */
  resume: PostedFile | undefined
  words: (language: Language) => Words
  /** The sender's network, for the limits. */
  network: string
  log: FastifyBaseLogger
}

/** The pages' client while the server renders: the same calls and answers as over HTTP, without HTTP. */
export function createServerClient(dependencies: ServerClientDependencies): SiteClient {
  const { contact, applications, resume, words, network, log } = dependencies

  async function answered(language: Language, work: () => Promise<unknown>): Promise<CallResult> {
    try {
      await work()
      return { ok: true }
    } catch (thrown) {
      const error = toAppError(thrown)
      if (error.code === 'internal' || error.code === 'unavailable') log.error(thrown, 'A message could not be stored')
      return { ok: false, error: errorBody(error, words(language)) }
    }
  }

  return {
    sendMessage: (draft, language) =>
      answered(language, async () => {
        const input = contactInput.safeParse({ ...draft, language })
        if (!input.success) throw new AppError('invalid', { fields: fieldErrors(input.error) })
        await contact.send(input.data, network)
      }),

    sendApplication: (draft, _resume, language) =>
      answered(language, () => applications.send({ ...draft, language }, resume, network)),
  }
}

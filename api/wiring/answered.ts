import type { FastifyBaseLogger } from 'fastify'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { AppError } from '#api/errors.ts'
import { errorBody, toAppError } from '#api/http/answers.ts'
import type { Words } from '#api/texts.ts'
import type { Language } from '#locales/languages.ts'

export interface AnsweredOptions {
  words: (language: Language) => Words
  log: FastifyBaseLogger
  onRefused: (error: AppError) => void // called before the page learns of a refusal
}

/** What a page's call comes to, as over HTTP: it never throws. */
export async function answered<Answer>(
  { words, log, onRefused }: AnsweredOptions,
  language: () => Language,
  work: () => Promise<Answer>,
): Promise<AnsweredCall<Answer>> {
  try {
    return { ok: true, answer: await work() }
  } catch (thrown) {
    const error = toAppError(thrown)
    onRefused(error)
    if (error.code === 'internal' || error.code === 'unavailable')
      log.error(thrown, 'A page could not be given what it asked for')
    return { ok: false, error: errorBody(error, words(language())) }
  }
}

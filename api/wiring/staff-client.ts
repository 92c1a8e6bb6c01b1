import type { FastifyBaseLogger } from 'fastify'
import { staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient, type RunStaffCall, type StaffClient } from '#api/contract/staff/client.ts'
import type { AppError } from '#api/errors.ts'
import { errorBody, toAppError } from '#api/http/answers.ts'
import type { StaffContext } from '#api/services/staff/context.ts'
import type { StaffCalls } from '#api/services/staff/staff-calls.ts'
import type { Words } from '#api/texts.ts'
import type { Language } from '#locales/languages.ts'

interface StaffClientRequest {
  staff: StaffCalls
  context: StaffContext
  words: (language: Language) => Words
  refusal: AppError | undefined // every write throws it
  log: FastifyBaseLogger
  onRefused: (error: AppError) => void // called before the page learns of a refusal
}

/** The client of the staff's pages while the server renders: the calls themselves, with the cookie of the request. */
export function createServerStaffClient(request: StaffClientRequest): StaffClient {
  const { staff, context, words, refusal, log, onRefused } = request
  const run: RunStaffCall = async (name, input) => {
    try {
      if (refusal && staffCalls[name].method === 'POST') throw refusal
      return { ok: true, answer: await staff.run(name, context, input) }
    } catch (thrown) {
      const error = toAppError(thrown)
      onRefused(error)
      if (error.code === 'internal' || error.code === 'unavailable')
        log.error(thrown, 'A staff page could not be given what it asked for')
      return { ok: false, error: errorBody(error, words(context.language)) }
    }
  }
  return createStaffClient(run)
}

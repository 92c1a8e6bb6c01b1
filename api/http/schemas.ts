import type { FastifyInstance, FastifySchemaValidationError } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#api/contract/values/errors.ts'
import { AppError, invalid } from '#api/errors.ts'
import { requestLanguage } from '#api/http/request-language.ts'
import type { LimitRule } from '#api/services/limits/limits.ts'

declare module 'fastify' {
  /** What `/api/docs` says of a route beside the shapes of its body, query and answers. */
  interface FastifySchema {
    refusals?: readonly ErrorCode[] // refusals of this route, beside those that any route may meet
    limits?: readonly LimitRule[]
    example?: unknown
  }
}

/** Schemas of the contract validate what comes in, filter what leaves, and are shown by `/api/docs`. */
export function compileSchemas(app: FastifyInstance): void {
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setSchemaErrorFormatter(refusedIn())
  app.decorateRequest('language', undefined)
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body) request.language = requestLanguage(request)
    done()
  })
}

/** The first problem of each field, worded by a form's `texts`; other calls' errors are never seen by visitors. */
export function refusedIn(texts?: string): (problems: FastifySchemaValidationError[]) => AppError {
  return (problems) => {
    const errors: Record<string, string> = {}
    for (const { instancePath, message = '' } of problems)
      errors[instancePath.split('/')[1] ?? ''] ??= texts ? message : 'refused'
    return '' in errors ? new AppError('bad_request') : invalid(errors, texts ?? 'errors:fields')
  }
}

import { parse } from 'node:querystring'
import formbody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#api/errors.ts'

/** Bytes of a form without a file, unless its route says otherwise. */
export const FORM_BYTES = 131_072
/** More than any form of ours has. Each costs a microsecond or two, and a small form has room for 65,000. */
const MOST_FIELDS = 1000

const tooMuch: Record<string, unknown> = Object.freeze({})

/** Plain HTML forms, as an object without a prototype; what is named several times is a list (URL Standard, 5.1). */
export function readForms(app: FastifyInstance): void {
  void app.register(formbody, {
    bodyLimit: FORM_BYTES,
    parser: (text) => (hasTooManyFields(text) ? tooMuch : parse(text, '&', '=', { maxKeys: 0 })),
  })
  // A parser that throws would end the server.
  app.addHook('preValidation', (request, _reply, done) => {
    done(request.body === tooMuch ? new AppError('bad_request') : undefined)
  })
}

function hasTooManyFields(text: string): boolean {
  let fields = 1
  for (let at = text.indexOf('&'); at >= 0 && fields <= MOST_FIELDS; at = text.indexOf('&', at + 1)) fields++
  return fields > MOST_FIELDS
}

import { STATUS_CODES } from 'node:http'
import type { SwaggerTransform } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { errorAnswer } from '#api/contract/error-answer.ts'
import { type ErrorCode, statusOf } from '#api/contract/values/errors.ts'
import type { LimitRule } from '#api/services/limits/limits.ts'

z.globalRegistry.add(errorAnswer, { id: 'Error' })

/** What may go wrong whatever is asked, and what may beside it with a body. */
const anywhere: ErrorCode[] = ['internal', 'unavailable']
const withBody: ErrorCode[] = ['bad_request', 'cross_site', 'too_large', 'unsupported_media_type', 'invalid']

const reasons: Record<ErrorCode, string> = {
  bad_request: 'The body cannot be read.',
  unauthorized: 'Not without a staff session whose login is complete.',
  forbidden: 'The role of this account does not allow it.',
  password_needed: 'The password, or a passkey, was given too long ago: once more with it.',
  cross_site: 'A page of another site has sent it, by `Sec-Fetch-Site` or `Origin`.',
  not_found: 'There is no such thing.',
  method_not_allowed: 'Not with this method; `Allow` names those that are possible.',
  conflict: 'Something else is already there, or was changed in between',
  too_large: 'The body, or the file in it, is larger than any that is taken.',
  uri_too_long: 'Path and query together are longer than 2,000 characters.',
  unsupported_media_type: 'A body of this type is not read here.',
  invalid: 'Fields are missing or wrong: `fields` says for each what, in the language of the request.',
  too_many_requests: 'Over a limit.',
  internal: 'The server has failed; its log says how.',
  unavailable: 'The server cannot do it just now: the database or the disk is busy, full or away.',
}

const retryAfter = { 'Retry-After': { type: 'integer', minimum: 0, description: 'Seconds.' } }

/** What a form without scripts is answered with once it is stored (D19). */
const redirect = { type: 'null', description: 'Stored; the form goes on.', headers: { Location: { type: 'string' } } }

/** The schemas of a route as OpenAPI, with what holds for every route: its name, its limits in words and its errors. */
export const describeRoute: SwaggerTransform = (source) => {
  const { body, consumes = [], description, example, limits = [], refusals = [], response } = source.schema
  const withErrors = { ...source.schema, response: { default: errorAnswer, ...asObject(response) } }
  const { schema, url } = jsonSchemaTransform({ ...source, schema: withErrors })
  if (schema.hide) return { schema, url }
  const { default: error, ...answers } = asObject(schema.response)
  const isForm = consumes.includes('application/x-www-form-urlencoded')
  const codes: ErrorCode[] = [...refusals, ...(body ? withBody : []), ...anywhere]
  if (limits.length > 0) codes.push('too_many_requests')
  const described = {
    ...schema,
    operationId: `${source.route.method}${url.replace(/[^a-z]+/gi, '-')}`.toLowerCase(),
    description: [description, ...limits.map(inWords)].filter(Boolean).join('\n\n'),
    ...(example !== undefined && { body: { ...asObject(schema.body), examples: [example] } }),
    response: {
      ...errorAnswers(codes, error, isForm),
      ...(isForm && { 303: redirect }),
      ...Object.fromEntries(
        Object.entries(answers).map(([status, shape]) => [
          status,
          { description: STATUS_CODES[status], ...asObject(shape) },
        ]),
      ),
    },
    ...(limits.length > 0 && { 'x-rate-limits': limits.map(({ max, window }) => ({ max, seconds: window / 1000 })) }),
  }
  return { schema: described, url }
}

function errorAnswers(codes: ErrorCode[], schema: unknown, isForm: boolean) {
  return Object.fromEntries(
    codes.map((code) => [
      statusOf[code],
      {
        // Two codes may share a status.
        description: codes
          .filter((other) => statusOf[other] === statusOf[code])
          .map((other) => `\`${other}\`: ${reasons[other]}`)
          .join(' '),
        content: { 'application/json': { schema }, ...(isForm && { 'text/html': { schema: { type: 'string' } } }) },
        ...(code === 'too_many_requests' || code === 'unavailable' ? { headers: retryAfter } : {}),
      },
    ]),
  )
}

function inWords({ scope, max, window }: LimitRule): string {
  const counted = scope.endsWith('sender') ? 'sender address' : 'network (IPv4 /32, IPv6 /64)'
  return `At most ${max} in ${window / 1000} seconds for each ${counted}.`
}

/** Fastify knows the parts of a schema as `unknown`. */
function asObject(part: unknown): Record<string, unknown> {
  return typeof part === 'object' ? { ...part } : {}
}

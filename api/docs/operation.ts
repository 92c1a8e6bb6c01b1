import type {
  ZodOpenApiContentObject,
  ZodOpenApiHeadersObject,
  ZodOpenApiMediaTypeObject,
  ZodOpenApiOperationObject,
  ZodOpenApiResponseObject,
  ZodOpenApiResponsesObject,
} from 'zod-openapi'
import { type ErrorCode, statusOf } from '#api/contract/values/errors.ts'

type Schema = NonNullable<ZodOpenApiMediaTypeObject['schema']>
type Status = `${1 | 2 | 3 | 4 | 5}${string}`

/** At most `max` in `seconds` for one `per`: read by people, and by the test that counts. */
export interface DocumentedLimit {
  per: 'network' | 'address' | 'sender'
  max: number
  seconds: number
}

interface Operation {
  summary: string
  description?: string
  /** Bodies by media type. */
  body?: ZodOpenApiContentObject
  parameters?: NonNullable<ZodOpenApiOperationObject['requestParams']>
  answers: ZodOpenApiResponsesObject
  /** The refusals of this call, beside those that any call may meet. */
  refusals?: ErrorCode[]
  /** Schema of an error, where it is another than everywhere. */
  refusal?: Schema
  /** Posted as a form, it is answered with pages. */
  isForm?: boolean
  limits?: DocumentedLimit[]
}

const errorReference = { $ref: '#/components/schemas/Error' }

/** What may go wrong whatever is asked, and what may beside it with a body. */
const anywhere: ErrorCode[] = ['internal', 'unavailable']
const withBody: ErrorCode[] = ['bad_request', 'cross_site', 'too_large', 'unsupported_media_type']

/** Why each code is given. */
const reasons: Record<ErrorCode, string> = {
  bad_request: 'The body cannot be read.',
  forbidden: 'Not without a staff session.',
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

/** One call, with the errors that any call can be answered with. */
export function operation({ answers, isForm = false, limits = [], ...rest }: Operation): ZodOpenApiOperationObject {
  const { summary, description, body, parameters, refusals = [], refusal = errorReference } = rest
  const codes = [
    ...new Set([
      ...refusals,
      ...(body ? withBody : []),
      ...(limits.length > 0 ? (['too_many_requests'] as const) : []),
      ...anywhere,
    ]),
  ]
  const text = [description, ...limits.map(inWords)].filter(Boolean).join('\n\n')
  return {
    summary,
    ...(text && { description: text }),
    ...(parameters && { requestParams: parameters }),
    ...(body && { requestBody: { required: true, content: body } }),
    responses: { ...answers, ...refused(codes, refusal, isForm) },
    ...(limits.length > 0 && { 'x-rate-limits': limits }),
  }
}

/** A JSON answer. */
export function answer(
  description: string,
  schema: Schema,
  headers?: ZodOpenApiHeadersObject,
): ZodOpenApiResponseObject {
  return { description, content: { 'application/json': { schema } }, ...(headers && { headers }) }
}

/** What a form without scripts is answered with once it is stored (D19). */
export function redirect(description: string): ZodOpenApiResponseObject {
  return { description, headers: { Location: { required: true, schema: { type: 'string' } } } }
}

function refused(codes: ErrorCode[], schema: Schema, isForm: boolean): ZodOpenApiResponsesObject {
  const entries = codes.map((code): [Status, ZodOpenApiResponseObject] => [
    `${statusOf[code]}` as Status,
    {
      // Two codes may share a status.
      description: codes
        .filter((other) => statusOf[other] === statusOf[code])
        .map((other) => `\`${other}\`: ${reasons[other]}`)
        .join(' '),
      content: {
        'application/json': { schema },
        ...(isForm && { 'text/html': { schema: { type: 'string' } } }),
      },
      ...(code === 'too_many_requests' || code === 'unavailable' ? { headers: retryAfter } : {}),
    },
  ])
  return Object.fromEntries(entries)
}

const retryAfter = {
  'Retry-After': { required: true, description: 'Seconds.', schema: { type: 'integer', minimum: 0 } },
} as const

function inWords({ per, max, seconds }: DocumentedLimit): string {
  const scope = { network: 'network (IPv4 /32, IPv6 /64)', address: 'address', sender: 'sender address' }[per]
  return `At most ${max} in ${seconds} seconds for each ${scope}.`
}

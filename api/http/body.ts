import type { FastifyRequest } from 'fastify'

/** The form with the most has ten, and its end is marked as another one. */
export const MOST_PARTS = 20

/** One reading only, so that who counts parts and who reads them see the same. */
const formType =
  /^multipart\/form-data *(?:; *charset="?[\w-]+"? *)?; *boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:?-]{1,70})) *(?:; *charset="?[\w-]+"? *)?$/i

/** A plain HTML form (D19). */
export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
}

/** Its fields are in the body after `receiveMultipart`. */
export function isMultipart(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
}

export function formOf(request: FastifyRequest): URLSearchParams {
  const form = new URLSearchParams()
  if (!isForm(request) && !isMultipart(request)) return form
  if (request.body === null || typeof request.body !== 'object') return form
  for (const [name, value] of Object.entries(request.body)) {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    for (const one of values) if (typeof one === 'string') form.append(name, one)
  }
  return form
}

/** What stands between the parts of a posted form (RFC 2046, 5.1.1). Undefined for no such form, or a doubtful one. */
export function boundaryIn(contentType = ''): string | undefined {
  const [, quoted, bare] = formType.exec(contentType) ?? []
  return quoted ?? bare
}

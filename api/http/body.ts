import type { FastifyRequest } from 'fastify'

/** True for a plain HTML form (D19). */
export function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith('application/x-www-form-urlencoded')
}

/** True for an HTML form that carries a file. Its fields are in the body once `receiveMultipart` has read it. */
export function isMultipart(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').toLowerCase().startsWith('multipart/form-data')
}

/** The fields of a posted form; of a field sent more than once, the first. */
export function formOf(request: FastifyRequest): URLSearchParams {
  const form = new URLSearchParams()
  if (!isForm(request) && !isMultipart(request)) return form
  if (request.body === null || typeof request.body !== 'object') return form
  for (const [name, value] of Object.entries(request.body)) {
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'string') form.set(name, first)
  }
  return form
}

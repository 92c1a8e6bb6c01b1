import type { FastifyRequest } from 'fastify'

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
    const first: unknown = Array.isArray(value) ? value[0] : value
    if (typeof first === 'string') form.set(name, first)
  }
  return form
}

import type * as z from 'zod/mini'

/** The first problem of each field, as the schema's error key: a form shows one sentence a field. */
export function fieldErrors(error: Pick<z.core.$ZodError, 'issues'>): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? '')
    fields[field] ??= issue.message
  }
  return fields
}

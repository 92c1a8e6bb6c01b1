import type { BodyChange } from '#api/contract/staff/post-writing.ts'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import { AppError } from '#api/errors.ts'

/** Throws `conflict` where it does not fit or becomes too long: then the whole text is sent, and checked as such. */
export function changedBody(body: string, { from, drop, put, length }: BodyChange): string {
  const changed = body.slice(0, from) + put + body.slice(from + drop)
  if (from + drop > body.length || changed.length !== length || length > writingLimits.body)
    throw new AppError('conflict')
  return changed
}

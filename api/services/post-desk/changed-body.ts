import { writingLimits } from '#api/contract/values/post-writing.ts'
import { changedText, type TextChange } from '#api/contract/values/staff/text-change.ts'
import { AppError } from '#api/errors.ts'

/** Throws `conflict` where it is of another text or becomes too long: then the whole text is sent, and checked as such. */
export function changedBody(body: string, change: TextChange): string {
  const changed = changedText(body, change)
  if (changed === undefined || changed.length > writingLimits.body) throw new AppError('conflict')
  return changed
}

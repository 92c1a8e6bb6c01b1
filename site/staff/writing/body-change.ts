import { type TextChange, textSum } from '#api/contract/values/staff/text-change.ts'

/** Characters. A shorter text is sent whole. */
const LONG = 20_000

/** What is to be sent of a long text: one piece between two that stayed. Undefined where the whole is no longer, or the server knows nothing of it. */
export function bodyChange(before: string, after: string): TextChange | undefined {
  if (after.length < LONG || before === '') return undefined
  const most = Math.min(before.length, after.length)
  let from = sharedLength(most, (length) => before.slice(0, length) === after.slice(0, length))
  // A pair of code units that is one character is not parted: a half of it is no text.
  if (isHighHalf(after, from - 1)) from -= 1
  let end = sharedLength(most - from, (length) => endOf(before, length) === endOf(after, length))
  if (isHighHalf(after, after.length - end - 1)) end -= 1
  const put = after.slice(from, after.length - end)
  if (put.length > after.length / 2) return undefined
  return { of: textSum(before), from, drop: before.length - end - from, put, length: after.length }
}

const endOf = (text: string, length: number) => text.slice(text.length - length)

function isHighHalf(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdbff
}

/** By halves, so that the browser compares long pieces and not our code each character. */
function sharedLength(most: number, isShared: (length: number) => boolean): number {
  let [shared, tooMany] = [0, most + 1]
  while (tooMany - shared > 1) {
    const length = Math.floor((shared + tooMany) / 2)
    if (isShared(length)) shared = length
    else tooMany = length
  }
  return shared
}

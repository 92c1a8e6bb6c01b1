/** One piece of a text in place of another, between two that stay. Places are UTF-16 code units, as in JavaScript. */
export interface TextChange {
  of: number // the sum of the text that is changed
  from: number
  drop: number
  put: string
  length: number // of what comes of it
}

/** FNV-1a, 32 bits: tells two states of a text apart, not texts that somebody has made alike. */
export function textSum(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  return sum >>> 0
}

/** Undefined where the change is of another text. */
export function changedText(before: string, { of, from, drop, put, length }: TextChange): string | undefined {
  if (textSum(before) !== of) return undefined
  const after = before.slice(0, from) + put + before.slice(from + drop)
  return after.length === length && from + drop <= before.length ? after : undefined
}

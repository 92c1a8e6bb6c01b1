import * as z from 'zod/mini'

/**
 * Text that both databases hold: no NUL character (PostgreSQL), no half of a surrogate pair. No visitor types them.
 * `toWellFormed` would do, but browsers check with this, too, and Firefox has it from version 119 only.
 */
export const storableText = () =>
  z.overwrite((text: string) => text.replace(/\p{Cs}/gu, '\ufffd').replaceAll('\u0000', ''))

interface TypedTextOptions {
  least: number
  most: number
  short: string // error key, also of what is no text
  long: string // error key
}

export const typedText = ({ least, most, short, long }: TypedTextOptions) =>
  z.string({ error: short }).check(storableText(), z.trim(), z.minLength(least, short), z.maxLength(most, long))

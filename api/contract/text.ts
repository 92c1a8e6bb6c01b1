import * as z from 'zod/mini'

/** Text that both databases hold: no NUL character (PostgreSQL), no half of a surrogate pair. No visitor types them. */
export const storableText = () => z.overwrite((text: string) => text.toWellFormed().replaceAll('\u0000', ''))

interface TypedTextOptions {
  least: number
  most: number
  short: string // error key, also of what is no text
  long: string // error key
}

export const typedText = ({ least, most, short, long }: TypedTextOptions) =>
  z.string({ error: short }).check(storableText(), z.trim(), z.minLength(least, short), z.maxLength(most, long))

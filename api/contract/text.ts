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

/** A browser posts each line break as two characters (CR LF), scripts as one. */
const oneBreak = () => z.overwrite((text: string) => text.replace(/\r\n?/g, '\n'))

export const typedText = ({ least, most, short, long }: TypedTextOptions) =>
  z
    .string({ error: short })
    .check(storableText(), oneBreak(), z.trim(), z.minLength(least, short), z.maxLength(most, long))

/** As zod's, and with the ends of domains that are not in Latin letters: `.рф` is `.xn--p1ai`. */
const address =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]*[A-Za-z0-9])$/

/** `empty`: the error key where nothing is typed. */
export const typedEmail = (most: number, invalid: string, empty = invalid) =>
  z
    .string({ error: empty })
    .check(
      storableText(),
      z.overwrite(asciiAddress),
      z.minLength(1, empty),
      z.maxLength(most, invalid),
      z.email({ pattern: address, error: invalid }),
    )

const LONGEST_DOMAIN = 253 // signs (RFC 1035); what other letters cost grows with the square of how many there are

/**
 * Copied addresses come with unseen marks. Mail servers know a domain of other letters by its ASCII form; Chrome sends that
 * itself, other browsers and programs do not.
 */
function asciiAddress(typed: string): string {
  const text = typed.replace(/\p{Cf}/gu, '').trim()
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  if (domain.length > LONGEST_DOMAIN) return text
  // Of the letters of a domain only: a URL has more in it.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || !/[^\w.-]/.test(domain)) return text
  try {
    return text.slice(0, at) + new URL(`https://${domain}`).hostname
  } catch {
    return text
  }
}

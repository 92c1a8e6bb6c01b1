import { staffLimits } from '#api/contract/values/staff.ts'
import { brand } from '#locales/brand.ts'

const SHORTEST_PART = 4 // letters of an address or name that may not be in a password
const FEWEST_CHARACTERS = 5 // different ones
const MOST_JUDGED = 100 // characters that patterns are looked for in

type PasswordProblem = 'password_short' | 'password_long' | 'password_address' | 'password_common'

/** Of a password to be, with whose it is (NIST SP 800-63B, 3.1.1.2): long, not common, nothing that is known of them. */
export async function passwordProblem(
  password: string,
  { email, name = '' }: { email: string; name?: string },
): Promise<PasswordProblem | undefined> {
  const length = [...password].length
  if (length < staffLimits.leastPassword) return 'password_short'
  if (length > staffLimits.password) return 'password_long'
  const folded = password.slice(0, MOST_JUDGED).normalize('NFKC').toLowerCase()
  const parts = `${email} ${name} ${brand.name}`.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  if (parts.some((part) => part.length >= SHORTEST_PART && folded.includes(part))) return 'password_address'
  return isPattern(folded) || (await isCommon(folded)) ? 'password_common' : undefined
}

/** `aaaaaaaaaaaa`, `abcabcabcabc`, `123456789012`. */
function isPattern(text: string): boolean {
  const characters = [...text]
  if (new Set(characters).size < FEWEST_CHARACTERS) return true
  for (let period = 1; period <= characters.length / 2; period++) {
    if (characters.every((character, place) => place < period || character === characters[place - period])) return true
  }
  const steps = characters.map((character, place) => codeOf(character) - codeOf(characters[place - 1]))
  return steps.slice(1).filter((step) => Math.abs(step) !== 1).length <= 1
}

const codeOf = (character = '') => character.codePointAt(0) ?? 0

/** Also with something before or after it: `Summer2026!!`. */
async function isCommon(text: string): Promise<boolean> {
  // Lazy: only who chooses a password needs its 49,000 words.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const words = new Set(dictionary['passwords-common'])
  const plain = text.replaceAll('@', 'a').replaceAll('0', 'o').replaceAll('$', 's').replaceAll('3', 'e')
  return [text, plain].some((one) => words.has(one) || words.has(trimmed(one)))
}

/** From its first letter to its last. */
function trimmed(text: string): string {
  const isLetter = [...text].map((character) => /\p{L}/u.test(character))
  return [...text].slice(Math.max(isLetter.indexOf(true), 0), isLetter.lastIndexOf(true) + 1).join('')
}

import type { ContactInput } from '#api/contract/contact.ts'
import { contactLimits } from '#api/contract/values/field-limits.ts'
import { isDisposable } from '#api/services/spam/disposable-domains.ts'
import { isMade, isWish } from '#api/services/spam/spam-offers.ts'
import { phraseFamilies } from '#api/services/spam/spam-phrases.ts'

type Written = Pick<ContactInput, 'name' | 'email' | 'message'>

/** `effect` is added for each time it is found. Hundredths. */
export interface Pattern {
  source: string
  effect: number
  /** Of what is sold in so many words: it says so whoever sends it. */
  isSale?: true
  count: (written: Written, plain: string) => number
}

/** Not goo.gl: it makes no new links but those to a place on Google Maps. */
const shorteners =
  /\b(bit\.ly|tinyurl\.com|t\.co|is\.gd|ow\.ly|cutt\.ly|rb\.gy|shorturl\.at|buff\.ly|t\.ly|s\.id|v\.gd|tiny\.cc|rebrand\.ly|clck\.ru|lnkd\.in)\/\w/i
const link = /(?:https?:\/\/|\bwww\.)[^\s<>"\])]+/gi
const markup = /\[(url|link)\b[^\]]{0,300}\]|<a\s[^>]{0,300}href|&lt;a\s/i
/** Homoglyphs mixed into a word, to evade filters. */
const mixedWord = /(?=\S{0,40}\p{Script=Latin})(?=\S{0,40}[\p{Script=Cyrillic}\p{Script=Greek}])[\p{L}]{4,}/u
/** A generated word of changing case. Overlapping repeated groups would take exponential time. */
const madeUpWord = /\b(?=[A-Za-z]{12,}\b)[A-Z]*(?:[a-z]+[A-Z]+){3,}[a-z]*\b/

const linksIn = ({ message }: Written) => message.match(link)?.length ?? 0
const between = (value: number, least: number, most: number) => (value >= least && value <= most ? 1 : 0)

/** In the order shown to staff. One or two links are normal for who has a site. */
export const patterns: Pattern[] = [
  { source: 'links-3', effect: -15, count: (written) => between(linksIn(written), 3, 3) },
  { source: 'links-many', effect: -35, count: (written) => between(linksIn(written), 4, Number.POSITIVE_INFINITY) },
  // Among many links it is no further sign: who has work in many places has shortened some.
  {
    source: 'link-shortener',
    effect: -30,
    count: (written) => Number(linksIn(written) < 4 && shorteners.test(written.message)),
  },
  { source: 'link-markup', effect: -45, count: ({ message }) => Number(markup.test(message)) },
  { source: 'link-in-name', effect: -45, count: ({ name }) => Number(name.search(link) >= 0) },
  ...phraseFamilies.flatMap(({ name, strong, weak, offers = [] }): Pattern[] => {
    const made = (text: string) => offers.filter((offer) => isMade(offer, text)).length
    const said = (text: string) => matches(strong, text) + made(text)
    const sold = (text: string) => (isWish(text) ? matches(strong, text) : said(text))
    return [
      {
        source: `phrase-${name}`,
        // Enough against a whole score: scripts and a captcha tell persons from machines, and persons sell too.
        effect: -55,
        isSale: true,
        count: (_, plain) => sold(unquoted(plain)),
      },
      {
        source: `phrase-${name}-weak`,
        effect: -10,
        // Who quotes a seller is none: a journalist, or who was sold something.
        count: (_, plain) => matches(weak, plain) + said(plain) - sold(unquoted(plain)),
      },
    ]
  }),
  // A weak sign: the site's languages use Latin letters, but people write in others.
  { source: 'other-script', effect: -15, count: ({ message }) => Number(otherShare(message) > 0.5) },
  { source: 'mixed-scripts', effect: -30, count: ({ message }) => Number(mixedWord.test(message)) },
  { source: 'repeated-characters', effect: -25, count: ({ message }) => Number(isRepetitive(message)) },
  {
    source: 'made-up-words',
    effect: -30,
    count: ({ name, message }) => Number(madeUpWord.test(message.replace(link, ' ')) || madeUpWord.test(name)),
  },
  { source: 'capital-letters', effect: -10, count: ({ message }) => Number(isShouted(message)) },
  { source: 'disposable-address', effect: -15, count: ({ email }) => Number(isDisposable(email)) },
]

/** Folded, without invisible characters, on one line, cut to the longest message. */
export function plainText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // NFKD may expand one character to eighteen.
      .slice(0, contactLimits.message)
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .replace(/[\s’']+/g, (run) => (/\s/.test(run) ? ' ' : "'"))
      .toLowerCase()
  )
}

/** Without what stands in quotation marks. */
function unquoted(text: string): string {
  return text.replace(/[“„"«‹][^“”„"«»‹›]{1,120}[”“"»›]/g, ' … ')
}

function matches(expressions: RegExp[], text: string): number {
  return expressions.filter((expression) => expression.test(text)).length
}

function otherShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters === 0 ? 0 : (letters - latin) / letters
}

/** A letter ten times in a row, or hardly any different ones. Lines of dashes and dots are human, and so is anger. */
function isRepetitive(text: string): boolean {
  if (/([\p{L}\p{N}$])\1{9,}/u.test(text)) return true
  const letters = text.toLowerCase().match(/\p{L}/gu) ?? []
  return letters.length >= 20 && new Set(letters).size <= 4
}

function isShouted(text: string): boolean {
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0
  const small = text.match(/\p{Ll}/gu)?.length ?? 0
  return capitals >= 30 && capitals > small * 3
}

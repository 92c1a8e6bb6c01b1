import { newsletterInput } from '#api/contract/newsletter.ts'
import { newsletterLimits } from '#api/contract/values/field-limits.ts'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'
import { type ImportField, type ImportReason, subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { unguarded } from '#api/services/newsletter/csv.ts'
import { oneLine } from '#api/services/outbox/one-line.ts'
import { isDisposable } from '#api/services/spam/disposable-domains.ts'
import { agreedAt } from '#api/services/subscriber-import/agreed-at.ts'
import type { CsvRecord } from '#api/services/subscriber-import/csv-records.ts'
import type { Columns } from '#api/services/subscriber-import/import-columns.ts'
import { namedLanguage } from '#api/services/subscriber-import/named-language.ts'
import { hasLeft, namesNothing } from '#api/services/subscriber-import/said-words.ts'
import type { Language } from '#locales/languages.ts'

const LONGEST_AGENT = 300 // characters, as at sign-up
const LONGEST_IP = 60

/** How they agreed, with the times that the file says. */
export interface Proof {
  signedUpAt: number
  confirmedAt: number
  how: string
  ip: string
  userAgent: string
}

/** Somebody of a file; without a proof they are asked by mail. */
export interface Candidate {
  line: number
  email: string
  language: Language
  topics: PostType[]
  source: string
  proof: Proof | undefined
  why: ImportReason | undefined // there is none
}

export interface RefusedLine {
  line: number
  shown: string // what stands there for an address
  refused: ImportReason
}

export interface JudgeOptions {
  columns: Columns
  how: string // for lines that say none
  tongue: Language | undefined // for lines that name none, or none of ours
  now: number
}

/** What a line says, before anybody looks whether the address is known. */
export function judgedLine({ line, cells }: CsvRecord, options: JudgeOptions): Candidate | RefusedLine {
  if (!cells) return { line, shown: '', refused: 'quotes' }
  const all = (field: ImportField) =>
    options.columns.flatMap((each, place) => (each === field ? [unguarded(cells[place] ?? '').trim()] : []))
  const cell = (field: ImportField) => all(field)[0]
  const typed = cell('email') ?? ''
  const refuse = (refused: ImportReason): RefusedLine => ({ line, shown: typed, refused })
  if (typed === '') return refuse('noAddress')
  const email = newsletterInput.shape.email.safeParse(bareAddress(typed))
  if (!email.success) return refuse('address')
  if (isDisposable(email.data)) return refuse('disposable')
  const agreed = [cell('signedUpAt'), cell('confirmedAt'), cell('how')]
  if (hasLeft({ states: all('state'), left: all('left'), agreed })) return { ...refuse('left'), shown: email.data }
  const language = namedLanguage(cell('language') ?? '') ?? options.tongue
  if (!language) return refuse('language')
  const proof = proofIn(cell, options)
  return {
    line,
    email: email.data,
    language,
    topics: topicsIn(cell('topics') ?? ''),
    source: shortened(cell('source') || 'import', newsletterLimits.source),
    ...(typeof proof === 'string' ? { proof: undefined, why: proof } : { proof, why: undefined }),
  }
}

/** `Jonida <jonida@example.org>` is an address, too. */
function bareAddress(typed: string): string {
  const end = typed.endsWith('>') ? typed.lastIndexOf('<') : -1
  return end < 0 ? typed : typed.slice(end + 1, -1)
}

/** When and how; where a file tells the second click, the first alone proves nothing. */
function proofIn(cell: (field: ImportField) => string | undefined, { how: usual, now }: JudgeOptions) {
  const first = agreedAt(cell('signedUpAt') ?? '', now)
  const second = cell('confirmedAt')
  const agreed = second === undefined ? first : agreedAt(second, now)
  if (typeof agreed === 'string') return agreed
  const said = cell('how') ?? ''
  const how = shortened(namesNothing(said) ? usual : said, subscriberLimits.how)
  if (how === '') return 'howMissing'
  return {
    signedUpAt: typeof first === 'string' ? agreed : first,
    confirmedAt: agreed,
    how,
    ip: shortened(cell('ip') ?? '', LONGEST_IP),
    userAgent: shortened(cell('userAgent') ?? '', LONGEST_AGENT),
  }
}

/** All of them where a file names none of ours: whoever agreed to a newsletter wants one. */
function topicsIn(text: string): PostType[] {
  const named = text.toLowerCase().split(/[\s,;|]+/)
  const known = postTypes.filter((topic) => named.includes(topic))
  return known.length > 0 ? known : [...postTypes]
}

function shortened(text: string, most: number): string {
  return oneLine(text.toWellFormed().replaceAll('\u0000', '')).slice(0, most).toWellFormed()
}

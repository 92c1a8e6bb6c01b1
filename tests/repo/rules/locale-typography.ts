import { parse } from 'yaml'
import { brand } from '#locales/brand.ts'
import { isLanguage, type Language } from '#locales/languages.ts'
import { slipsIn, type TypographicSlip } from '#locales/typography.ts'
import { flattenTexts } from './locale-parity.ts'
import type { SourceFile } from './source-files.ts'

interface Slip {
  found: RegExp
  wanted: string
  language: Language
}

/** What is more than typography: staff's own texts are not held to it. */
const grammar: Slip[] = [
  {
    found: new RegExp(`(?<!\\p{L})(?:i|e|të|së) (?:\\{\\{(?:brand|name|provider)\\}\\}|${brand.name}(?!\\p{L}))`, 'gu'),
    wanted: 'a noun that is declined before the name („të agjencisë …“), or the name’s own genitive',
    language: 'sq',
  },
  // A clause of condition, that is: a question after a verb («chieda se basterebbe») may have it.
  {
    found: /(?:^|[,.:;] (?:[eo] |ma )?)[Ss]e(?: [\p{L}’]+){0,5} \p{L}+rebber?o?(?!\p{L})/gu,
    wanted: 'the subjunctive after «se», or the indicative',
    language: 'it',
  },
]

const wanted: Record<TypographicSlip, string> = {
  dots: '…, one character',
  dotsApart: 'no space before …',
  dotsSpace: 'a hard space before …',
  quotes: 'the language’s own quotation marks, and ’',
  unit: 'a hard space before a unit',
  percent: 'a hard space before %',
  thousands: 'a hard space within a number',
  section: 'a hard space after §',
  less: 'a hard space after <',
  guillemets: 'a hard space, or none, within « »',
  range: 'an en dash between two numbers',
  rangeInSpanish: 'a hyphen between two numbers, or «de … a …»',
  highSigns: 'a hard space before ; : ! ? » and after «',
}

/** Where texts and posts are not set as their language is: quotation marks, hard spaces, dashes, a name not declined, a verb after «se». */
export function typographySlips(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const language = [/^locales\/(\w+)\//.exec(path)?.[1], /(\w+)\.md$/.exec(path)?.[1]].find(isLanguage)
    if (!language) return []
    const passages = path.endsWith('.md') ? ofPost(text) : [...flattenTexts(JSON.parse(text)).values()].map(withoutTags)
    return passages.flatMap((passage) =>
      [
        ...slipsIn(passage, language).map(({ slip, index }) => ({ index, wants: wanted[slip] })),
        ...grammar
          .filter((one) => one.language === language)
          .flatMap((one) => [...passage.matchAll(one.found)].map(({ index }) => ({ index, wants: one.wanted }))),
      ].map(({ index, wants }) => `${path}: “${around(passage, index)}” wants ${wants}`),
    )
  })
}

function around(passage: string, index: number): string {
  return passage.slice(Math.max(0, index - 20), index + 20).replaceAll('\n', ' ')
}

const withoutTags = (text: string) => text.replace(/<\/?\w+\/?>/g, '').replace(/https?:\/\/\S+/g, '')

/** What a reader sees of a post: its facts and its Markdown, without code, addresses and marks. */
function ofPost(source: string): string[] {
  const [, front = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const facts = [...flattenTexts(parse(front)).values()]
  const lines = text
    .replace(/^```[\s\S]*?^```$/gm, '')
    .replace(/`[^`\n]+`/g, '`')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/\[\^\d+\]:?/g, '')
    .replaceAll('*', '')
    .split('\n')
    .filter((line) => !/^[|: -]+$/.test(line))
    // A table of the post on languages shows how others quote.
    .map((line) => (line.startsWith('|') ? line.replace(/«\p{L}+»/gu, '') : line))
  return [...facts, withoutTags(lines.join('\n'))]
}

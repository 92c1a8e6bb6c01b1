import { parse } from 'yaml'
import { brand } from '#locales/brand.ts'
import { flattenTexts } from './locale-parity.ts'
import type { SourceFile } from './source-files.ts'

interface Slip {
  found: RegExp
  wanted: string
  languages?: string[]
  exceptIn?: string[]
}

const units = 'h|min|s|ms|px|kB|KB|MB|GB|ko|Ko|Mo|Go|kg|g|km|m|cm|mm'

const slips: Slip[] = [
  { found: /\.\.\./g, wanted: '…, one character' },
  { found: /["']/g, wanted: 'the language’s own quotation marks, and ’' },
  {
    found: new RegExp(`[\\d}] (?:[%‰€$£°]|(?:${units})(?![\\p{L}\\p{N}’]))`, 'gu'),
    wanted: 'a hard space before a unit',
  },
  { found: /\d%/g, wanted: 'a hard space before %', languages: ['de', 'es', 'fr'] },
  { found: /\d \d{3}(?!\d)/g, wanted: 'a hard space within a number' },
  { found: /§ /g, wanted: 'a hard space after §' },
  { found: /« | »/g, wanted: 'a hard space, or none, within « »' },
  {
    found: /(?<![\p{L}\d.,-])\d{1,3}-\d{1,3}(?![\p{L}\d-])/gu,
    wanted: 'an en dash between two numbers',
    exceptIn: ['es'],
  },
  // The Real Academia joins the two ends of a range with a hyphen, and running text says it in words.
  { found: /\d–\d/g, wanted: 'a hyphen between two numbers, or «de … a …»', languages: ['es'] },
  {
    found: /(?<![\u00A0\u202F])[;»]|(?<![\u00A0\u202F!?])[!?]|(?<![\u00A0\u202F]):(?!\d)|«(?![\u00A0\u202F])/g,
    wanted: 'a hard space before ; : ! ? » and after «',
    languages: ['fr'],
  },
  {
    found: new RegExp(`(?<!\\p{L})(?:i|e|të|së) (?:\\{\\{(?:brand|name|provider)\\}\\}|${brand.name}(?!\\p{L}))`, 'gu'),
    wanted: 'a noun that is declined before the name („të agjencisë …“), or the name’s own genitive',
    languages: ['sq'],
  },
]

/** Where texts and posts are not set as their language is: quotation marks, hard spaces, dashes, a name not declined. */
export function typographySlips(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const language = /^locales\/(\w+)\//.exec(path)?.[1] ?? /(\w+)\.md$/.exec(path)?.[1] ?? ''
    const rules = slips.filter((slip) => slip.languages?.includes(language) ?? !slip.exceptIn?.includes(language))
    const passages = path.endsWith('.md') ? ofPost(text) : [...flattenTexts(JSON.parse(text)).values()].map(withoutTags)
    return passages.flatMap((passage) =>
      rules.flatMap(({ found, wanted }) =>
        [...passage.matchAll(found)].map(({ index }) => `${path}: “${around(passage, index)}” wants ${wanted}`),
      ),
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
    .replace(/`[^`\n]+`/g, '…')
    .replace(/\]\([^)\n]*\)/g, ']')
    .replace(/\[\^\d+\]:?/g, '')
    .replaceAll('*', '')
    .split('\n')
    .filter((line) => !/^[|: -]+$/.test(line))
    // A table of the post on languages shows how others quote.
    .map((line) => (line.startsWith('|') ? line.replace(/«\p{L}+»/gu, '') : line))
  return [...facts, withoutTags(lines.join('\n'))]
}

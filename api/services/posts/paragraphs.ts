import { createHash } from 'node:crypto'
import { parseMarkdown } from '#api/services/markdown/markdown-parser.ts'

/** One for each block of a text, by what it means: another way to write the same Markdown changes nothing. */
export function paragraphHashes(text: string): string[] {
  return parseMarkdown(text).children.map((block) => hashOf(JSON.stringify(block, withoutPlaces)))
}

const MOST_PARTS = 3000 // each is stored, for each translation

/** One for each part between empty lines, without a look at what it means. From some number on the rest is one. */
export function plainHashes(text: string): string[] {
  const parts = text.split(/\n\s*\n/)
  const rest = parts.splice(MOST_PARTS - 1)
  return [...parts, ...(rest.length > 0 ? [rest.join('\n\n')] : [])].map(hashOf)
}

const hashOf = (words: string) => createHash('sha256').update(words).digest('base64url').slice(0, 12)

const withoutPlaces = (key: string, value: unknown) => (key === 'position' ? undefined : value)

/** How many paragraphs differ: a changed one counts once, not as one that went and one that came. */
export function paragraphsBehind(then: string[], now: string[]): number {
  return Math.max(without(now, then), without(then, now))
}

function without(some: string[], others: string[]): number {
  const left = Map.groupBy(others, (hash) => hash)
  return some.filter((hash) => left.get(hash)?.pop() === undefined).length
}

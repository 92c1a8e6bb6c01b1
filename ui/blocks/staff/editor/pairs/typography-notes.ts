import type { Nodes } from 'mdast'
import type { Language } from '#locales/languages.ts'
import { blocksOf } from '#ui/blocks/staff/editor/difference/text-blocks.ts'

export type TypographyNote = 'quotes' | 'spaces' | 'dots'

/** Marks that the language does not quote with; those of code and addresses are not looked at. */
const foreignQuotes: Record<Language, RegExp> = {
  en: /["„«»]/gu,
  sq: /["”]/gu,
  de: /["”«]/gu,
  es: /["„]/gu,
  it: /["„]/gu,
  fr: /["„“]/gu,
}

/** French sets ; : ! ? and » apart by a hard space, and « from what follows. */
const missingSpaces =
  /(?<![\u00A0\u202F])[;»]|(?<![\u00A0\u202F!?])[!?]|(?<![\u00A0\u202F]):(?!\/\/|\d)|«(?![\u00A0\u202F])/gu

/** How often a text is not set as its language is. Only what was found. */
export function typographyNotes(language: Language, markdown: string): { note: TypographyNote; count: number }[] {
  const text = blocksOf(markdown)
    .map(({ node }) => proseOf(node))
    .join('\n')
  const count = (found: RegExp) => [...text.matchAll(found)].length
  const notes = [
    { note: 'quotes' as const, count: count(foreignQuotes[language]) },
    {
      note: 'spaces' as const,
      count: language === 'fr' ? count(missingSpaces) : 0,
    },
    { note: 'dots' as const, count: count(/\.\.\./g) },
  ]
  return notes.filter((note) => note.count > 0)
}

function proseOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(proseOf).join('') : ''
}

import { type Language, languages } from '#locales/languages.ts'
import type { Block, InEach } from '#ui/blocks/staff/issues/compose/issue.ts'

const inEach = (value: string): InEach<string> => ({
  en: value,
  sq: value,
  de: value,
  es: value,
  it: value,
  fr: value,
})

/** What it is made of: a post or a picture by its id, and the picture's words as the library has them. */
export type Made =
  | { kind: 'post'; post: string }
  | { kind: 'picture'; picture: string; alt: Partial<Record<Language, string>> }
  | { kind: 'text' | 'button' | 'line' }

/** A block as it is put in. `id` is of all languages. */
export function newBlock(made: Made, id: string): Block {
  switch (made.kind) {
    case 'post':
      return { id, kind: 'post', post: made.post, look: 'whole' }
    case 'picture': {
      const alts = inEach('')
      for (const language of languages) alts[language] = made.alt[language] ?? ''
      return { id, kind: 'picture', picture: made.picture, alts }
    }
    case 'text':
      return { id, kind: 'text', words: inEach('') }
    case 'button':
      return { id, kind: 'button', labels: inEach(''), links: inEach('') }
    case 'line':
      return { id, kind: 'line' }
  }
}

/** `by` places further down; the same list where there is no such place. */
export function moved(blocks: readonly Block[], id: string, by: -1 | 1): Block[] {
  const from = blocks.findIndex((block) => block.id === id)
  const to = from + by
  const block = blocks[from]
  if (!block || to < 0 || to >= blocks.length) return [...blocks]
  const others = blocks.toSpliced(from, 1)
  return others.toSpliced(to, 0, block)
}

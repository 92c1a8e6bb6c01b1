import type { DeedName } from '#ui/blocks/staff/editor/milkdown/deeds.ts'
import type { StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

/** What asks for something first: a picture from the library, an address. */
export type SheetAsk = 'picture' | 'video' | 'link'

export const blockEntries = [
  { name: 'paragraph', icon: 'post', mark: '' },
  { name: 'h2', icon: 'heading-2', mark: '##' },
  { name: 'h3', icon: 'heading-3', mark: '###' },
  { name: 'h4', icon: 'heading-4', mark: '####' },
  { name: 'bullets', icon: 'list', mark: '-' },
  { name: 'numbers', icon: 'numbers', mark: '1.' },
  { name: 'tasks', icon: 'check', mark: '- [ ]' },
  { name: 'quote', icon: 'quote', mark: '>' },
  { name: 'code', icon: 'code', mark: '```' },
  { name: 'table', icon: 'table', mark: '| |' },
  { name: 'picture', icon: 'image', mark: '![ ]' },
  { name: 'video', icon: 'film', mark: '' },
  { name: 'footnote', icon: 'footnote', mark: '[^1]' },
  { name: 'rule', icon: 'minus', mark: '---' },
] as const satisfies { name: DeedName | SheetAsk; icon: StaffIconName; mark: string }[]

export type BlockEntry = (typeof blockEntries)[number]

/** Those whose words, or Markdown, begin like what was typed. `wordsOf` gives a name in the language of the page. */
export function entriesFor(query: string, entries: readonly BlockEntry[], wordsOf: (entry: BlockEntry) => string) {
  const asked = plain(query)
  return entries.filter(
    (entry) =>
      plain(wordsOf(entry))
        .split(' ')
        .some((word, index, words) => words.slice(index).join('').startsWith(asked) || word.startsWith(asked)) ||
      entry.name.startsWith(asked),
  )
}

/** Without case and accents. */
const plain = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

export const tableEntries = [
  { name: 'rowBefore', icon: 'row-above' },
  { name: 'rowAfter', icon: 'row-below' },
  { name: 'columnBefore', icon: 'column-before' },
  { name: 'columnAfter', icon: 'column-after' },
  { name: 'removeRow', icon: 'row-remove' },
  { name: 'removeColumn', icon: 'column-remove' },
  { name: 'removeTable', icon: 'trash' },
] as const satisfies { name: DeedName; icon: StaffIconName }[]

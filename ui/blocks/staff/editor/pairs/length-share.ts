import { blocksOf } from '#ui/blocks/staff/editor/difference/text-blocks.ts'

/** How much longer a text is than its source, as a share: 0.17, or -0.05. Letters count, marks and spaces do not. Nothing where one is empty. */
export function lengthShare(text: string, source: string): number | undefined {
  const [own, other] = [lettersOf(text), lettersOf(source)]
  return own === 0 || other === 0 ? undefined : own / other - 1
}

const lettersOf = (markdown: string) =>
  blocksOf(markdown).reduce((sum, { words }) => sum + words.reduce((letters, word) => letters + word.length, 0), 0)

import { proseOf } from '#api/services/markdown/markdown-words.ts'
import { type Check, look } from '#api/services/post-desk/checks/checked-post.ts'
import { slipsIn } from '#locales/typography.ts'

const AROUND = 24 // characters shown on either side

/** The language's own quotation marks, spaces and dashes. A finding for each kind of slip, with the first of them. */
export const checkSigns: Check = ({ language, title, excerpt, tree }) => {
  const text = [title, excerpt, proseOf(tree)].join('\n')
  const kinds = Map.groupBy(slipsIn(text, language), ({ slip }) => slip)
  return [...kinds].map(([slip, all]) =>
    look(`sign_${slip}`, { count: String(all.length), where: around(text, all[0]?.index ?? 0) }),
  )
}

/** Within its line. */
function around(text: string, index: number): string {
  const from = Math.max(text.lastIndexOf('\n', index - 1) + 1, index - AROUND)
  const end = text.indexOf('\n', index)
  const to = Math.min(end < 0 ? text.length : end, index + AROUND)
  return text.slice(from, to).trim()
}

const accents: Record<string, string> = {
  a: 'å',
  e: 'ë',
  i: 'î',
  o: 'ø',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'Å',
  E: 'Ë',
  I: 'Î',
  O: 'Ø',
  U: 'Ü',
}

/** English run from right to left by Unicode's override, as Android's pseudo-locale ar-XB does: a layout that holds is ready for Arabic. */
export function mirroredTexts(value: unknown): unknown {
  if (typeof value === 'string')
    return value
      .split(placeholders)
      .map((part, index) => (index % 2 === 1 || part === '' ? part : `\u202e${part}\u202c`))
      .join('')
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, mirroredTexts(child)]))
}

const placeholders = /(\{\{[^}]*\}\}|<[^>]*>)/

/** English made strange: accents show letters that are cut off, a third more length shows what has no room, brackets show texts that are glued together. */
export function pseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return `⟦${lengthen(value)}⟧`
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, pseudoTexts(child)]))
}

/** Placeholders and tags stay as they are. */
function lengthen(text: string): string {
  const strange = text
    .split(placeholders)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)))
    .join('')
  return `${strange} ${'~'.repeat(Math.ceil(text.length / 3))}`
}

import type { TextPieces } from '#api/contract/posts.ts'
import { wordsIn } from '#api/services/search/search-words.ts'
import type { Language } from '#locales/languages.ts'

// Characters of context. Few before a hit: a phone shows two lines of some forty, and the hit is to be seen in them.
const BEFORE = 40
const AFTER = 140

/** Pieces of the text; hits are words whose stem is among `stems`. Undefined without hits. */
export function markHits(text: string, stems: ReadonlySet<string>, language: Language): TextPieces | undefined {
  const pieces: TextPieces = []
  let place = 0
  for (const { stem, start, end } of wordsIn(text, language)) {
    if (!stems.has(stem)) continue
    if (start > place) pieces.push({ text: text.slice(place, start), isHit: false })
    pieces.push({ text: text.slice(start, end), isHit: true })
    place = end
  }
  if (pieces.length === 0) return undefined
  if (place < text.length) pieces.push({ text: text.slice(place), isHit: false })
  return pieces
}

export function excerptAround(text: string, stems: ReadonlySet<string>, language: Language): TextPieces | undefined {
  const first = wordsIn(text, language).find(({ stem }) => stems.has(stem))
  if (!first) return undefined
  const from = first.start <= BEFORE ? 0 : text.indexOf(' ', first.start - BEFORE) + 1
  const limit = first.end + AFTER
  const to = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), first.end)
  const part = text.slice(from, to).replace(/[ \t\r\n]+/g, ' ')
  return markHits(`${from > 0 ? '… ' : ''}${part}${to < text.length ? ' …' : ''}`, stems, language)
}

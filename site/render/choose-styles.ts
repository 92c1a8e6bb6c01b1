import type { StylePiece, StyleTable } from '#site/render/style-table.ts'

/** Says whether a page has a class (`.name`) or an element (`<name`). */
export type Has = (token: string) => boolean

interface Block {
  piece: StylePiece
  selectors: string[]
  bodies: string[]
}

/** The part of the sheet that can meet anything in one page: the same rules in the same order, less the others. */
export function chooseStyles({ layers, places, pieces }: StyleTable, has: Has): string {
  const kept = keptPieces(pieces, has)
  let css = layers.length > 0 ? `@layer ${layers.join(',')};` : ''
  let open: string[] = []
  for (const { piece, selectors, bodies } of blocksOf(pieces.filter((piece) => kept.has(piece)))) {
    const within = places[piece.place] ?? []
    const shared = open.findIndex((prelude, depth) => prelude !== within[depth])
    const depth = shared === -1 ? open.length : shared
    css += '}'.repeat(open.length - depth)
    css += within
      .slice(depth)
      .map((prelude) => `${prelude}{`)
      .join('')
    css += `${selectors.join(',')}{${bodies.join(';')}}`
    open = within
  }
  return css + '}'.repeat(open.length)
}

/** What the page needs, and what that refers to, to the end. */
function keptPieces(pieces: readonly StylePiece[], has: Has): Set<StylePiece> {
  const givers = Map.groupBy(pieces, ({ gives }) => gives)
  const kept = new Set<StylePiece>()
  const asked = new Set<string>()
  const keep = (piece: StylePiece) => {
    kept.add(piece)
    for (const name of piece.uses ?? []) {
      if (asked.has(name)) continue
      asked.add(name)
      for (const giver of givers.get(name) ?? []) keep(giver)
    }
  }
  for (const piece of givers.get(undefined) ?? []) {
    if (!piece.needs || piece.needs.some((set) => set.every(has))) keep(piece)
  }
  return kept
}

/** Pieces that were cut out of one rule, in one pair of braces again. */
function blocksOf(pieces: readonly StylePiece[]): Block[] {
  const blocks: Block[] = []
  for (const piece of pieces) {
    const last = blocks.at(-1)
    const isOfLast = last?.piece.rule === piece.rule
    if (isOfLast && last.piece.selector === piece.selector) last.bodies.push(piece.body)
    else if (isOfLast && last.piece.body === piece.body) last.selectors.push(piece.selector)
    else blocks.push({ piece, selectors: [piece.selector], bodies: [piece.body] })
  }
  return blocks
}

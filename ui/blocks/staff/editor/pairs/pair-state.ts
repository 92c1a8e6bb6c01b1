import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import type { PaneState } from '#ui/primitives/staff/pane-glyph.tsx'

/** As the board draws it: what asks for somebody has vermilion in it. */
export const glyphs: Record<BlockPair['state'], PaneState> = {
  same: 'live',
  changed: 'stale',
  new: 'asks',
  gone: 'shut',
}

export const asks = ({ state }: BlockPair) => state !== 'same'

/** The translation's blocks in a sheet, without the empty paragraph that it keeps at its end to write on in. */
export function sheetBlocks(target: Element | null | undefined, selector: string): Element[] {
  const blocks = [...(target?.querySelector(selector)?.children ?? [])]
  const last = blocks.at(-1)
  const isEmpty = last?.tagName === 'P' && last.textContent === '' && !last.querySelector('img')
  return isEmpty ? blocks.slice(0, -1) : blocks
}

/**
 * The place in the translation that belongs to each pair: by what the source was, while the translation still has as many
 * blocks, or by what it is. Nothing where neither fits.
 */
export function targetPlaces(pairs: readonly BlockPair[], blocks: number): (number | undefined)[] | undefined {
  const fits = (key: 'formerPlace' | 'nowPlace') => pairs.filter((pair) => pair[key] !== undefined).length === blocks
  const key = fits('formerPlace') ? 'formerPlace' : fits('nowPlace') ? 'nowPlace' : undefined
  return key && pairs.map((pair) => pair[key])
}

import { type RefObject, useEffect, useState } from 'react'
import type { BlockPair } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { sheetBlocks, targetPlaces } from '#ui/blocks/staff/editor/pairs/pair-state.ts'

/** Pixels from the top of the pairs to the top of each row, and to the end of the last one. `start`: what stands above the text, such as its bar. */
export interface AlignedRows {
  start: number
  tops: number[]
  end: number
}

interface Options {
  /** Holds the source's blocks, each in an element with `data-pair`. */
  source: RefObject<HTMLElement | null>
  target: RefObject<HTMLElement | null>
  /** The element in the target whose children are the translation's blocks. */
  selector: string
  pairs: readonly BlockPair[]
}

const PADDING = 20 // pixels above and below the words of a row, as `PairRow` has them
const LEAST = 76 // pixels: the glyph and the number between the languages

/**
 * Gives source and translation rows of one height, as in a table, although each is a text of its own: a sheet of ours
 * moves the translation's blocks down by margins, and says where the rows begin. The editor's own elements are not touched,
 * because ProseMirror would undo it. Nothing where the two do not fit each other, or stand in one column.
 */
export function useAlignedRows({ source, target, selector, pairs }: Options): AlignedRows | undefined {
  const [rows, setRows] = useState<AlignedRows>()

  useEffect(() => {
    const [list, outer] = [source.current, target.current]
    if (!list || !outer) return
    const id = crypto.randomUUID()
    outer.dataset['pairs'] = id
    const sheet = document.createElement('style')
    document.head.append(sheet)
    const within = `[data-pairs="${id}"] ${selector}`
    const own = `${within}{display:flow-root}`
    sheet.textContent = own
    let frame = 0

    function align() {
      frame = 0
      if (!list || !outer) return
      const blocks = sheetBlocks(outer, selector)
      const places = list.getClientRects().length > 0 ? targetPlaces(pairs, blocks.length) : undefined
      const top = outer.querySelector(selector)?.getBoundingClientRect().top ?? 0
      const start = Math.max(0, Math.round(top - outer.getBoundingClientRect().top))
      const next =
        places && measure(start, places, heights(blocks), heights(list.querySelectorAll('[data-pair] > :first-child')))
      sheet.textContent = next
        ? [
            own,
            `${within}>h2{border-top:0!important;padding-top:0!important}`,
            ...next.margins.map(
              ({ place, margin }) =>
                `${within}>:nth-child(${place + 1}){margin-top:${margin}px!important;margin-bottom:0!important}`,
            ),
          ].join('\n')
        : own
      setRows((before) => (JSON.stringify(before) === JSON.stringify(next?.rows) ? before : next?.rows))
    }

    const sizes = new ResizeObserver(ask)
    function ask() {
      frame ||= requestAnimationFrame(align)
    }
    function watch() {
      sizes.disconnect()
      if (!list || !outer) return
      sizes.observe(outer)
      for (const block of outer.querySelector(selector)?.children ?? []) sizes.observe(block)
      for (const block of list.querySelectorAll('[data-pair] > :first-child')) sizes.observe(block)
      ask()
    }
    // Blocks come and go, and the editor itself comes late. What changes within a block is told by its size.
    const changes = new MutationObserver((records) => {
      if (records.some(({ target: { parentElement } }) => !parentElement?.closest(selector))) watch()
    })
    changes.observe(outer, { childList: true, subtree: true })
    watch()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      sheet.remove()
    }
  }, [source, target, selector, pairs])

  return rows
}

const heights = (elements: Iterable<Element>) => [...elements].map((element) => element.getBoundingClientRect().height)

/** Pixels. `places`: the block of the translation in each row. */
function measure(
  start: number,
  places: readonly (number | undefined)[],
  blocks: readonly number[],
  sources: readonly number[],
) {
  const tops: number[] = []
  const margins: { place: number; margin: number }[] = []
  let top = 0
  let bottom = 0 // of the block before
  places.forEach((place, row) => {
    tops.push(start + Math.round(top))
    const own = place === undefined ? 0 : (blocks[place] ?? 0)
    if (place !== undefined) {
      margins.push({ place, margin: Math.round(top) + PADDING - bottom })
      bottom = Math.round(top) + PADDING + own
    }
    top += Math.max(sources[row] ?? 0, own + 2 * PADDING, LEAST)
  })
  return { rows: { start, tops, end: start + Math.round(top) }, margins }
}

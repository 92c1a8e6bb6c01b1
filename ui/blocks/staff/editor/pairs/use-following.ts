import { type RefObject, useEffect } from 'react'
import { sheetBlocks } from '#ui/blocks/staff/editor/pairs/pair-state.ts'

interface Options {
  /** Scrolls by itself. */
  source: RefObject<HTMLElement | null>
  target: RefObject<HTMLElement | null>
  selector: string
  isOff: boolean
}

const READ_AT = 0.3 // of the window's height: where one reads

/** Where source and translation have different blocks, the source scrolls to the same share of its blocks as one reads at in the translation. */
export function useFollowing({ source, target, selector, isOff }: Options): void {
  useEffect(() => {
    if (isOff) return
    function follow(event: Event) {
      const list = source.current
      const blocks = sheetBlocks(target.current, selector)
      if (!list || blocks.length === 0 || event.target === list) return
      const line = innerHeight * READ_AT
      const at = blocks.findIndex((block) => block.getBoundingClientRect().bottom > line)
      const box = blocks[at]?.getBoundingClientRect()
      const within = box ? Math.max(0, (line - box.top) / Math.max(1, box.height)) : 0
      const share = box ? (at + within) / blocks.length : 1
      const own = [...list.querySelectorAll<HTMLElement>('[data-pair]')]
      const place = share * own.length
      const row = own[Math.min(own.length - 1, Math.floor(place))]
      if (row) list.scrollTop = row.offsetTop + (place % 1) * row.offsetHeight - line
    }
    // Whatever scrolls around the translation.
    document.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => document.removeEventListener('scroll', follow, { capture: true })
  }, [source, target, selector, isOff])
}

import type { Page } from 'playwright'

/** Something on a page with a place: an element that has a name of its own, or a line of text. */
export interface Part {
  kind: 'element' | 'text'
  /** The element's `data-slot`, or the words. */
  name: string
  x: number
  y: number
  width: number
  height: number
}

/** Where the named elements and the words of a page are, in pixels of its picture. */
export function readParts(page: Page): Promise<Part[]> {
  return page.evaluate(() => {
    const part = (kind: 'element' | 'text', name: string, { x, y, width, height }: DOMRect) => ({
      kind,
      name,
      x: x + window.scrollX,
      y: y + window.scrollY,
      width,
      height,
    })
    const elements = [...document.querySelectorAll<HTMLElement>('[data-slot]')].map((element) =>
      part('element', element.dataset['slot'] ?? '', element.getBoundingClientRect()),
    )
    const texts: ReturnType<typeof part>[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.nodeValue?.trim() ?? ''
      if (words === '' || node.parentElement?.closest('script, style')) continue
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) texts.push(part('text', words.slice(0, 80), box))
    }
    return [...elements, ...texts].filter(({ width, height }) => width > 0 && height > 0)
  })
}

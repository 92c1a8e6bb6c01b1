import type { DataRouter } from 'react-router-dom'
import { line } from '#site/network/line.ts'

declare global {
  interface Window {
    /** The button of the last press that nobody has answered (site/render/loader-script.ts). */
    pressedEarly?: HTMLElement | null
  }
}

/** What a visitor does before anything beside the first view can matter, in another tab too. */
const signs = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'scroll', 'storage']

let resolveWanted = () => {}

/** Resolves at the visitor's first sign. */
export const partsWanted = new Promise<void>((resolve) => {
  resolveWanted = resolve
})

/** To be called before something changes that later parts may show, too: React needs them for that. */
export const wantParts = () => resolveWanted()

/** Waits for the first sign of the visitor: a move that begins by itself counts as one. */
export function awaitVisitor(router: DataRouter): void {
  for (const type of signs) window.addEventListener(type, wantParts, { once: true, capture: true, passive: true })
  if (window.pressedEarly || window.scrollY > 0 || document.activeElement !== document.body) wantParts()
  router.subscribe(wantParts)
  // A press on what is not hydrated yet does not come here: React stops it.
  window.addEventListener('click', () => {
    window.pressedEarly = null
  })
}

/** Presses what was pressed before it was hydrated. What still is not stays noted. */
export const pressAgain = () => void setTimeout(() => window.pressedEarly?.click())

/** Fetches a part when it is wanted. Until it comes it stays plain HTML. */
export async function whenWanted<Part>(load: () => Promise<Part>): Promise<Part> {
  await partsWanted
  return line.fetch(load)
}

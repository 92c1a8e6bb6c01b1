import type { DataRouter } from 'react-router-dom'

declare global {
  interface Window {
    /** The button of the last press that nobody has answered (site/render/loader-script.ts). */
    pressedEarly?: HTMLElement | null
  }
}

/** What a visitor does before anything beside the first view can matter. */
const signs = ['pointerdown', 'keydown', 'focusin', 'scroll']

const sign = waiting()
const move = waiting()

function waiting() {
  let resolve = () => {}
  const promise = new Promise<void>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

/** Resolves at the visitor's first sign. */
export const partsWanted = sign.promise

/** To be called before something changes that later parts may show, too: React needs them for that. */
export const wantParts = sign.resolve

/** Waits for the first sign of the visitor, and for the first move: one that begins by itself counts as a sign. */
export function awaitVisitor(router: DataRouter): void {
  for (const type of signs) window.addEventListener(type, wantParts, { once: true, capture: true, passive: true })
  if (window.pressedEarly || window.scrollY > 0 || document.activeElement !== document.body) wantParts()
  const first = router.state.location
  router.subscribe(({ location }) => {
    wantParts()
    if (location !== first) move.resolve()
  })
  // A press on what is not hydrated yet does not come here: React stops it.
  window.addEventListener('click', () => {
    window.pressedEarly = null
  })
}

/** Presses what was pressed before it was hydrated. What still is not stays noted. */
export const pressAgain = () => void setTimeout(() => window.pressedEarly?.click())

/**
 * Fetches a part when it is wanted. If its file is gone, after a deploy or on a broken line, the part stays plain HTML; a move
 * would wait for it for ever, so that the page it leads to is loaded as a document.
 */
export async function whenWanted<Part>(load: () => Promise<Part>): Promise<Part> {
  await partsWanted
  try {
    return await load()
  } catch {
    await move.promise
    window.location.reload()
    return new Promise(() => {})
  }
}

import type { DataRouter } from 'react-router-dom'

declare global {
  interface Window {
    /** The button of the last press that nobody has answered (site/render/loader-script.ts). */
    pressedEarly?: HTMLElement | null
  }
}

/** What a visitor does before wanting anything below the first view. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll']

let want = () => {}
let move = () => {}
const wanted = new Promise<void>((resolve) => {
  want = resolve
})
const moved = new Promise<void>((resolve) => {
  move = resolve
})

/** To be called before anything changes that the parts below the first view may show: React cannot change them before it has them. */
export const wantParts = () => want()

/** Begins to wait for the first sign of the visitor. */
export function awaitVisitor(router: DataRouter): void {
  for (const sign of signs) window.addEventListener(sign, wantParts, { once: true, capture: true, passive: true })
  if (navigator.userActivation.hasBeenActive || window.scrollY > 0) want()
  const first = router.state.location
  router.subscribe(({ location }) => {
    want()
    if (location !== first) move()
  })
  // React stops a press on what it has not hydrated, so that none of those comes here.
  window.addEventListener('click', () => {
    window.pressedEarly = null
  })
}

/** Presses what was pressed before React could answer. Whatever it still cannot answer stays noted. */
export const pressAgain = () => void setTimeout(() => window.pressedEarly?.click())

/**
 * Fetches a part as soon as it is wanted. Should its file be gone, after a deploy or on a broken line, it stays plain HTML
 * until the visitor moves on: the next page then comes as a document of its own.
 */
export async function whenWanted<Part>(load: () => Promise<Part>): Promise<Part> {
  await wanted
  try {
    return await load()
  } catch {
    await moved
    window.location.reload()
    return new Promise(() => {})
  }
}

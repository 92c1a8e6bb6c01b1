import { tabStore } from '#site/visitor/storage.ts'

/** The paths of moves with a view transition, which React Router stores as a page is left, for Back after a reload. */
const writtenByRouter = 'remix-router-transitions'

/** To be called once the router listens: it is a list of visited pages that nobody has agreed to (specification 3). */
export function forgetTransitions(): void {
  window.addEventListener('pagehide', () => tabStore.remove(writtenByRouter))
}

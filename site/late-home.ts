import { latePart, partAtHand } from '#site/browser/late-part.tsx'

/** For who comes to the first page from another: then nothing of it is late. */
export async function loadHomeBelow() {
  const { HomeBelow } = await import('#site/home-below.tsx')
  return HomeBelow
}

/** What the first page says below its first view. */
export const lateHome = import.meta.env.SSR ? partAtHand(await loadHomeBelow()) : latePart(loadHomeBelow)

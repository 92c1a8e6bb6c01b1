import { latePart, partAtHand } from '#site/browser/late-part.tsx'

/** The footer of every page. */
export const lateFooter = import.meta.env.SSR
  ? partAtHand((await import('#site/footer.tsx')).Footer)
  : latePart(async () => (await import('#site/footer.tsx')).Footer)

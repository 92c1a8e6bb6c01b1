/** How browsers say that a module could not be fetched: Chromium, Firefox, Safari; and Vite of a style sheet. */
const sentences = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** True for the error of a file that does not exist any more, as happens to pages that were open during a deploy. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sentences.some((sentence) => error.message.includes(sentence))
}

/** The messages of Chromium, Firefox, Safari, and of Vite for a style sheet. */
const sentences = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]

/** True when a chunk is gone, as on pages that were open during a deploy. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && sentences.some((sentence) => error.message.includes(sentence))
}

import * as z from 'zod'

const LONGEST_NAME = 100

/** One short line. Anything else counts as unknown, because the country alone is useful. */
export const placeName = z
  .string()
  .transform(
    (name) =>
      name
        .slice(0, LONGEST_NAME)
        .replace(/\p{C}+/gu, ' ')
        .trim() || undefined,
  )
  .optional()
  .catch(undefined)

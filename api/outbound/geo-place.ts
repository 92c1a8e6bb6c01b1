import * as z from 'zod'

/** Longest name of a place that is taken over. */
const LONGEST_NAME = 100

/** A name from outside: one short line. What is no text counts as not known, because the country alone is useful. */
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

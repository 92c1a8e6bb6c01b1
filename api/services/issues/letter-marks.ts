import { randomUUID } from 'node:crypto'
import { letterMarks } from '#api/services/issues/letter.ts'

export type LetterMarks = Record<keyof typeof letterMarks, string>

const names = ['unsubscribe', 'preferences', 'web'] as const satisfies (keyof LetterMarks)[]

/** Addresses that nobody who writes an issue can know. */
export function secretMarks(): LetterMarks {
  const host = randomUUID()
  return {
    unsubscribe: `https://1-${host}.invalid/`,
    preferences: `https://2-${host}.invalid/`,
    web: `https://3-${host}.invalid/`,
  }
}

/**
 * A letter written with secret marks, with those that are stored. Whatever somebody has written as such a mark is none: within
 * an address of another site it would be filled with each reader's own link, and their click would hand it over.
 */
export function onlyOurMarks(text: string, secret: LetterMarks): string {
  let ours = text
  // Escaped, not left out: what stands around it must not become a mark in its turn.
  for (const name of names) ours = ours.replaceAll(letterMarks[name], letterMarks[name].replace(/\/$/, '%2F'))
  for (const name of names) ours = ours.replaceAll(secret[name], letterMarks[name])
  return ours
}

import { unknown } from '#api/contract/values/analytics-answer.ts'
import { mostRows } from '#api/services/dashboard/facts/most-rows.ts'

/** What visitors' browsers say as they like; all else has a known list. */
const free = ['referrer', 'source', 'medium', 'campaign', 'screen'] as const

type FreeWords = Record<(typeof free)[number], string>

/** The commonest words of each kind as they are, and the others as unknown: a stranger may send a new one with every visit. */
export function withCommonWords<Traits extends FreeWords, Visit extends { traits: Traits }>(visits: Visit[]): Visit[] {
  const rare = free.flatMap((name) => {
    const words = rareOf(visits.map(({ traits }) => traits[name]))
    return words ? [{ name, words }] : []
  })
  if (rare.length === 0) return visits
  return visits.map((visit) => {
    const traits = { ...visit.traits }
    for (const { name, words } of rare) if (words.has(traits[name])) Object.assign(traits, { [name]: unknown })
    return { ...visit, traits }
  })
}

/** Undefined when there are few enough. Of those that are as common, the first. */
function rareOf(words: string[]): Set<string> | undefined {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  if (counts.size <= mostRows) return undefined
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one)
  return new Set(sorted.slice(mostRows).map(([word]) => word))
}

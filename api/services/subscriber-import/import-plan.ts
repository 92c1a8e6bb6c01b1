import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ImportLine } from '#api/contract/staff/subscribers.ts'
import type { ImportOutcome } from '#api/contract/values/staff/subscribers.ts'
import type { NewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import type { ReadImport } from '#api/services/subscriber-import/import-reading.ts'
import type { Candidate } from '#api/services/subscriber-import/judged-line.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const AT_ONCE = 500 // addresses that are looked up with one query
const SHOWN = 100 // characters of what stands in a file

/** Somebody of a file, with the keys under which they may be known. */
export interface KeyedCandidate extends Candidate {
  emailKey: string
  suppressionKeys: [string, ...string[]]
}

export type Standing = Exclude<ImportOutcome, 'refused'>

export interface StandingLine {
  candidate: KeyedCandidate
  outcome: Standing
  isDone: boolean // this file has brought them in already
}

interface ImportPlanDependencies {
  tokens: Pick<NewsletterTokens, 'keyOf' | 'suppressionKeysOf'>
}

type Inside = Pick<Stores, 'subscribers' | 'suppressions'>

export type ImportPlanning = ReturnType<typeof createImportPlanning>

/** What a file would do with the list as it is, or has done. */
export function createImportPlanning({ tokens }: ImportPlanDependencies) {
  const keyed = (candidate: Candidate): KeyedCandidate => ({
    ...candidate,
    emailKey: tokens.keyOf(candidate.email),
    suppressionKeys: tokens.suppressionKeysOf(candidate.email),
  })

  /** In the same order. */
  async function standings(inside: Inside, file: string, candidates: KeyedCandidate[]): Promise<StandingLine[]> {
    const known = await inside.subscribers.findByKeys(candidates.map(({ emailKey }) => emailKey))
    const suppressed = await inside.suppressions.among(candidates.flatMap(({ suppressionKeys }) => suppressionKeys))
    return candidates.map((candidate) => {
      const isSuppressed = candidate.suppressionKeys.some((key) => suppressed.has(key))
      return { candidate, ...standingOf(candidate, known.get(candidate.emailKey), { isSuppressed, file }) }
    })
  }

  return {
    keyed,
    standings,

    /** Every line of the file. */
    async lines(inside: Inside, file: string, { lines, firstOf }: ReadImport): Promise<ImportLine[]> {
      const all: ImportLine[] = []
      for (let at = 0; at < lines.length; at += AT_ONCE) {
        const some = lines.slice(at, at + AT_ONCE)
        const candidates = some.flatMap((line) => ('refused' in line ? [] : [keyed(line)]))
        const found = await standings(inside, file, candidates)
        const standingOn = new Map(found.map((one) => [one.candidate.line, one]))
        for (const line of some) {
          const standing = standingOn.get(line.line)
          if (standing) all.push(standingLine(standing))
          else if ('refused' in line) all.push(refusedLine(line, firstOf.get(line.line)))
        }
        await nextTurn()
      }
      return all
    },
  }
}

function standingOf(
  { proof }: Candidate,
  known: Subscriber | undefined,
  { isSuppressed, file }: { isSuppressed: boolean; file: string },
): Pick<StandingLine, 'outcome' | 'isDone'> {
  // Who left after they were brought in stays out, too.
  if (isSuppressed) return { outcome: 'suppressed', isDone: false }
  // Staff have deleted them: they are no news, and come back only from there.
  if (known?.deletedAt !== undefined) return { outcome: 'suppressed', isDone: false }
  const wanted = proof ? 'added' : 'asked'
  if (!known) return { outcome: wanted, isDone: false }
  const isOwn = known.imported?.file === file
  return { outcome: isOwn ? wanted : 'known', isDone: isOwn }
}

function standingLine({ candidate, outcome }: StandingLine): ImportLine {
  const { line, email, language, proof, why } = candidate
  return {
    line,
    address: email,
    outcome,
    why: outcome === 'asked' ? (why ?? null) : null,
    language,
    agreedAt: proof?.confirmedAt ?? null,
    how: proof?.how ?? null,
    first: null,
  }
}

function refusedLine(
  { line, shown, refused }: Extract<ReadImport['lines'][number], { refused: unknown }>,
  first: number | undefined,
): ImportLine {
  return {
    line,
    address: shown.slice(0, SHOWN).toWellFormed(),
    outcome: 'refused',
    why: refused,
    language: null,
    agreedAt: null,
    how: null,
    first: first ?? null,
  }
}

import type { OrderedMail } from '#api/outbound/mail.ts'
import { signupMailLimits } from '#api/services/limits/mail-limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { lockOf } from '#api/services/newsletter/newsletter.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { ImportPlanning, KeyedCandidate } from '#api/services/subscriber-import/import-plan.ts'
import type { ReadImport } from '#api/services/subscriber-import/import-reading.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const PER_TRANSACTION = 100 // bounds how long others wait for the database

interface ImportRunDependencies {
  stores: Stores
  planning: ImportPlanning
  rateLimits: RateLimits
  mailFor: (subscriber: Subscriber, date: number) => OrderedMail
  note: NoteDeed
  now: () => number
  newId: () => string
}

type Inside = Omit<Stores, 'transaction'>

interface Run {
  file: string // its id
  by: string // an account
  time: number // milliseconds in which people are brought in
}

interface Progress {
  left: number // people of the file who are still to be brought in
  waiting: number // those who had no room
}

/**
 * Brings in whom a file names, a few in each transaction. Whoever is there already is left alone, so that it can be called
 * again after a crash, or by two at once.
 */
export function createImportRun(dependencies: ImportRunDependencies) {
  const { stores, planning, rateLimits, mailFor, note, now, newId } = dependencies

  /** Resolves to how many were asked for whom there was no room: they have had their mails of the day. */
  async function bringIn({ file, by }: Run, candidates: KeyedCandidate[]): Promise<number> {
    const mailed = candidates.filter(({ proof }) => !proof).flatMap(({ email }) => signupMailLimits(email))
    const locks = candidates.map(({ emailKey }) => lockOf(emailKey))
    const keys = [`import-${file}`, ...locks, ...rateLimits.keysOf(mailed)]
    const work = async (inside: Inside) => {
      await noteBeginning(inside, file, by)
      // Read again under the locks.
      const wanted = (await planning.standings(inside, file, candidates)).filter(
        ({ outcome, isDone }) => !isDone && (outcome === 'added' || outcome === 'asked'),
      )
      const asked = wanted.filter(({ outcome }) => outcome === 'asked').map(({ candidate }) => candidate)
      const waits = await rateLimits.takeEach(
        inside.rateHits,
        asked.map(({ email }) => signupMailLimits(email)),
      )
      const refused = new Set(asked.filter((_, place) => (waits[place] ?? 0) > 0))
      const subscribers = wanted
        .map(({ candidate }) => candidate)
        .filter((candidate) => !refused.has(candidate))
        .map((candidate) => subscriberOf(candidate, { file, by }))
      if (subscribers.length > 0) await inside.subscribers.insert(...subscribers)
      const waiting = subscribers.filter(({ confirmedAt }) => confirmedAt === undefined)
      const createdAt = now()
      await inside.outbox.insert(
        // Twenty thousand of them would keep whoever has just written or signed in waiting.
        ...waiting.map((subscriber) => ({
          ...mailEntry(mailFor(subscriber, createdAt), { id: newId(), createdAt }),
          comesLast: true,
        })),
      )
      return refused.size
    }
    // Not each is flushed to the disk: what a power cut takes back is done again, and the end of the file is flushed.
    return stores.transaction([...new Set(keys)], work, 'relaxed')
  }

  /** Once a file: whoever looks into the log sees it, even if the server stops before the end. */
  async function noteBeginning(inside: Pick<Stores, 'staffLog'>, file: string, by: string): Promise<void> {
    const begun = { account: undefined, deed: 'subscribersImportBegun', thing: file } as const
    const isNoted = await inside.staffLog.count({ ...begun, from: undefined, before: undefined })
    if (isNoted === 0) await note(inside, { account: by, deed: begun.deed, thing: { kind: 'import', id: file } })
  }

  function subscriberOf(candidate: KeyedCandidate, { file, by }: Pick<Run, 'file' | 'by'>): Subscriber {
    const { email, emailKey, language, topics, source, proof } = candidate
    const at = now()
    return {
      ...{ id: newId(), email, emailKey, language, topics, source },
      ip: proof?.ip ?? '',
      userAgent: proof?.userAgent ?? '',
      signedUpAt: proof?.signedUpAt ?? at,
      confirmedAt: proof?.confirmedAt,
      imported: { at, by, file, how: proof?.how },
    }
  }

  /** As many as there is time for. */
  return async (run: Run, { lines }: Pick<ReadImport, 'lines'>): Promise<Progress> => {
    const candidates = lines.flatMap((line) => ('refused' in line ? [] : [planning.keyed(line)]))
    const open = await stillOpen(run.file, candidates)
    // From here on, so that each call brings somebody in, however long it has taken to read.
    const until = performance.now() + run.time
    let waiting = 0
    let done = 0
    while (done < open.length && performance.now() < until) {
      const some = open.slice(done, done + PER_TRANSACTION)
      waiting += await bringIn(run, some)
      done += some.length
    }
    return { left: open.length - done, waiting }
  }

  async function stillOpen(file: string, candidates: KeyedCandidate[]): Promise<KeyedCandidate[]> {
    const open: KeyedCandidate[] = []
    for (let at = 0; at < candidates.length; at += 500) {
      const found = await planning.standings(stores, file, candidates.slice(at, at + 500))
      for (const { candidate, outcome, isDone } of found)
        if (!isDone && (outcome === 'added' || outcome === 'asked')) open.push(candidate)
    }
    return open
  }
}

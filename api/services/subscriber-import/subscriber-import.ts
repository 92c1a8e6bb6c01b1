import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import type { ImportAnswer, ImportDone, ImportInput, ImportLine, ImportQuery } from '#api/contract/staff/subscribers.ts'
import { type ImportOutcome, subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { AppError, invalid } from '#api/errors.ts'
import { isStorageTrouble, type PostedFile } from '#api/outbound/file-storage.ts'
import type { TransferStorage } from '#api/outbound/transfer-storage.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { acting, type StaffContext } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { requireAllowed } from '#api/services/staff/rights.ts'
import type { StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { ImportPlanning } from '#api/services/subscriber-import/import-plan.ts'
import type { ReadImport } from '#api/services/subscriber-import/import-reading.ts'
import type { createImportRun } from '#api/services/subscriber-import/import-run.ts'
import type { Stores } from '#api/store/stores.ts'

const MOST_WAITING = 4 // files that are to be read
const RETRY_AFTER = 30 // seconds
const AT_ONCE = 5000 // milliseconds in which people are brought in before the answer says how far it is
const SHOWN = 60 // characters of a cell

interface SubscriberImportDependencies {
  stores: Stores
  transfers: TransferStorage
  planning: ImportPlanning
  run: ReturnType<typeof createImportRun>
  note: NoteDeed
  onStored: () => void // mails wait
  now: () => number
}

export type SubscriberImport = Omit<ReturnType<typeof createSubscriberImport>, 'handlers'>

type Counts = ImportDone['counts']

const oneAtATime = pLimit(1)

/** In turn: all lines of a file are in memory at once. The parser is lazy: few bring somebody in. */
async function inTurn<Answer>(work: (read: typeof import('./import-reading.ts')) => Promise<Answer>): Promise<Answer> {
  if (oneAtATime.activeCount + oneAtATime.pendingCount > MOST_WAITING)
    throw new AppError('unavailable', { retryAfter: RETRY_AFTER, isLogged: true })
  return oneAtATime(async () => work(await import('#api/services/subscriber-import/import-reading.ts')))
}

/** Brings subscribers in from a file: first what it would do, then exactly that file. */
export function createSubscriberImport(dependencies: SubscriberImportDependencies) {
  const { stores, transfers, planning, run, note, onStored, now } = dependencies

  /** What the log says of a file that is done: it was taken away with it. */
  async function doneBefore({ staffLog }: Pick<Stores, 'staffLog'>, file: string): Promise<ImportDone | undefined> {
    const filter = { account: undefined, deed: 'subscribersImported' as const, thing: file }
    const [line] = await staffLog.list({ ...filter, from: undefined, before: undefined }, 1, 0)
    if (!line) return undefined
    const counts = countsFrom((outcome) => Number(line.facts[outcome] ?? 0))
    return { isDone: true, done: counts.added + counts.asked, left: 0, counts }
  }

  /** Another server may take it away meanwhile. */
  async function kept(id: string) {
    const file = await transfers.find(id)
    const content = file && (await readFile(file.path).catch(whenMissing))
    return content && { ...file, content }
  }

  async function planOf({
    file: id,
    outcome,
    page: wanted = 1,
    ...settings
  }: ImportQuery & { file: string }): Promise<ImportAnswer['plan']> {
    return inTurn(async ({ readImport }) => {
      const file = await kept(id)
      if (!file) return null
      const read = await readImport(file.content, settings, now())
      const lines = await planning.lines(stores, id, read)
      const found = outcome === undefined ? lines : lines.filter((line) => line.outcome === outcome)
      const pages = Math.max(1, Math.ceil(found.length / subscriberLimits.page))
      const page = Math.min(wanted, pages)
      const from = (page - 1) * subscriberLimits.page
      const { seen, encoding, delimiter, hasHeading, trouble = null } = read
      return {
        ...{ id, seen, encoding, delimiter, hasHeading, trouble },
        ...{ bytes: file.bytes, keptUntil: file.keptUntil },
        columns: columnsOf(read),
        how: settings.how ?? '',
        tongue: settings.tongue ?? null,
        lines: lines.length,
        counts: countsOf(lines),
        rows: found.slice(from, from + subscriberLimits.page),
        ...{ page, pages, found: found.length },
      }
    })
  }

  /** Throws `not_found` for what is no longer kept, `conflict` for another file or another way to read it. */
  async function runImport(by: string, { file: id, seen, ...settings }: ImportInput): Promise<ImportDone> {
    return inTurn(async ({ readImport }) => {
      // In this order: whoever is done takes the file away after they have said so.
      const file = await kept(id)
      const before = await doneBefore(stores, id)
      if (before) {
        await transfers.remove(id)
        return before
      }
      if (!file) throw new AppError('not_found')
      const read = await readImport(file.content, settings, now())
      if (read.seen !== seen || read.trouble) throw new AppError('conflict')
      const { left, waiting } = await run({ file: id, by, time: AT_ONCE }, read).finally(onStored)
      const counts = countsOf(await planning.lines(stores, id, read))
      // They have had as many mails as one gets in a day.
      const settled = { ...counts, asked: counts.asked - waiting, refused: counts.refused + waiting }
      const done = settled.added + settled.asked - left
      if (left > 0) return { isDone: false, done, left, counts: settled }
      const answer = await stores.transaction([`import-${id}`], async (inside) => {
        const other = await doneBefore(inside, id)
        if (other) return other
        const thing = { kind: 'import' as const, id }
        await note(inside, { account: by, deed: 'subscribersImported', thing, facts: { ...settled } })
        return { isDone: true, done, left: 0, counts: settled }
      })
      await transfers.remove(id)
      return answer
    })
  }

  const handlers: Pick<StaffHandlers, 'readImport' | 'runImport' | 'dropImport'> = {
    async readImport(_context, { file, ...query }) {
      return { at: now(), plan: file === undefined ? null : await planOf({ ...query, file }) }
    },

    runImport: (context, input) => runImport(acting(context).account.id, input),

    async dropImport(_context, { file }) {
      await transfers.remove(file)
      return {}
    },
  }

  return {
    handlers,

    /** To be asked before a byte is read. Throws as `requireAllowed`. */
    expectRight({ live }: StaffContext): void {
      requireAllowed(live, { stages: ['full'], right: 'newsletterSend' }, now())
    },

    /** Keeps a file, or a text that was pasted, for an hour. Throws `invalid` or `too_large` with the reason for `file`. */
    async receive(posted: PostedFile | undefined, pasted: string): Promise<{ id: string }> {
      if (posted?.content === 'too_large' || Buffer.byteLength(pasted) > subscriberLimits.bytes)
        throw refusedImport('import_large')
      if (posted?.content === 'unavailable') throw refusedImport('import_room')
      if (!posted && pasted.trim() === '') throw refusedImport('import_missing')
      try {
        const content = posted?.content ?? (await transfers.arriving.receive(Readable.from([Buffer.from(pasted)])))
        await content.keep()
        return { id: content.storedName }
      } catch (error) {
        throw isStorageTrouble(error) ? refusedImport('import_room', error) : error
      }
    },
  }
}

export const importRefusals = ['import_missing', 'import_large', 'import_room'] as const

/** Why nothing was kept. */
export function refusedImport(reason: (typeof importRefusals)[number], cause?: unknown): AppError {
  const code = reason === 'import_large' ? 'too_large' : 'invalid'
  return Object.assign(invalid({ file: reason }, 'staff-errors:problems', code), { cause })
}

function countsFrom(countOf: (outcome: ImportOutcome) => number): Counts {
  return {
    added: countOf('added'),
    asked: countOf('asked'),
    known: countOf('known'),
    suppressed: countOf('suppressed'),
    refused: countOf('refused'),
  }
}

function countsOf(lines: ImportLine[]): Counts {
  const groups = Map.groupBy(lines, ({ outcome }) => outcome)
  return countsFrom((outcome) => groups.get(outcome)?.length ?? 0)
}

function columnsOf({ heading, columns, samples }: ReadImport) {
  return columns.map((field, place) => ({
    heading: short(heading[place] ?? ''),
    samples: (samples[place] ?? []).map(short),
    field,
  }))
}

function short(cell: string): string {
  return cell.slice(0, SHOWN).toWellFormed().replaceAll('\u0000', '')
}

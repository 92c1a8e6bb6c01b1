import { setTimeout as wait } from 'node:timers/promises'
import type { HealthAnswer, HealthBackups } from '#api/contract/staff/health.ts'
import type { HealthAsk, KeyName, KeyOrigin, PushState, StoragePlace } from '#api/contract/values/staff/health.ts'
import type { FolderUse, Machine } from '#api/outbound/machine.ts'
import { BACKUP_LATE } from '#api/services/backups/backup-times.ts'
import type { AnsweredDays } from '#api/services/health/answered-days.ts'
import { deadLetterOf } from '#api/services/health/dead-letters.ts'
import { jobStandings } from '#api/services/health/job-standings.ts'
import { readRules } from '#api/services/health/retention-rules.ts'
import { roomForDatabase } from '#api/services/limits/limits.ts'
import type { Stores } from '#api/store/stores.ts'

const DAY = 24 * 3_600_000
const PATIENCE = 3000 // milliseconds until a source counts as silent
const LETTERS = 50 // dead letters that are shown
const NEARLY_FULL = 3 * roomForDatabase // free bytes

/** What staff may know of how the server is set up: never a value, only where it comes from. */
export interface HouseFacts {
  version: string
  mail: HealthAnswer['mail']
  isPublic: boolean // others than this machine are to open it
  keys: Record<KeyName, KeyOrigin>
}

interface HealthDependencies {
  stores: Stores
  machine: Machine
  house: HouseFacts
  push: { state: PushState; serverKey: string | undefined }
  backups: { isPlanned: boolean; read: () => Promise<HealthBackups> }
  answered: Pick<AnsweredDays, 'read'>
  startedAt: number
  now: () => number
  onSilence: (source: string, error: unknown) => void
}

const folders: Record<Exclude<StoragePlace, 'database'>, string> = {
  resumes: 'uploads/applications',
  pictures: 'uploads/pictures',
  imports: 'uploads/transfers',
  mails: 'outbox',
}

/** What runs, and what needs a person. */
export function createHealth(dependencies: HealthDependencies) {
  const { stores, machine, house, push, backups, answered, startedAt, now, onSilence } = dependencies

  /** Null for a source that fails or keeps everybody waiting. */
  async function asked<Answer>(source: string, answer: () => Promise<Answer>): Promise<Answer | null> {
    const patience = new AbortController()
    const late = async (): Promise<never> => {
      await wait(PATIENCE, undefined, { signal: patience.signal })
      throw new Error(`${source} did not answer within ${PATIENCE} ms`)
    }
    try {
      return await Promise.race([answer(), late()])
    } catch (error) {
      onSilence(source, error)
      return null
    } finally {
      patience.abort()
    }
  }

  async function outbox() {
    return {
      ...(await stores.health.mails(now() - DAY)),
      nextAt: (await stores.outbox.nextDueAt()) ?? null,
      dead: (await stores.outbox.listFailed(LETTERS)).map(deadLetterOf),
    }
  }

  async function rules(mailFiles: FolderUse | null, imports: FolderUse | null) {
    if (!mailFiles || !imports) return null
    return asked('retention', () => readRules({ next: stores.dueRows.next, folders: { mailFiles, imports } }))
  }

  const usedBy = (place: keyof typeof folders) => asked(place, () => machine.use(folders[place]))

  async function read(): Promise<HealthAnswer> {
    const at = now()
    const isOff = (job: string) => (job === 'push' && push.state !== 'on') || (job === 'backup' && !backups.isPlanned)
    const [resumes, pictures, imports, mails, bytes, disk] = await Promise.all([
      usedBy('resumes'),
      usedBy('pictures'),
      usedBy('imports'),
      usedBy('mails'),
      asked('size of the database', () => stores.health.bytes()),
      asked('disk', () => machine.disk()),
    ])
    const files = { resumes, pictures, imports, mails }
    const [letters, notices, jobs, kept, database, archives, answers] = await Promise.all([
      asked('outbox', outbox),
      asked('push', async () => ({ state: push.state, ...(await stores.health.push(push.serverKey)) })),
      asked('jobs', async () => jobStandings(await stores.jobRuns.list(), at, isOff)),
      rules(mails, imports),
      asked('database', () => stores.health.database()),
      asked('backups', () => backups.read()),
      asked('answered days', () => answered.read()),
    ])
    const parts = {
      outbox: letters,
      push: notices,
      jobs,
      rules: kept,
      database,
      storage: [
        { place: 'database' as const, bytes, files: null },
        ...(['resumes', 'pictures', 'imports', 'mails'] as const).map((place) => ({
          place,
          bytes: files[place]?.bytes ?? null,
          files: files[place]?.times.length ?? null,
        })),
      ],
      backups: archives,
      answered: answers,
      disk: disk && { ...disk, kept: roomForDatabase },
    }
    return {
      at,
      asks: asksOf(parts, house, at - startedAt, at),
      ...parts,
      memory: machine.memory(),
      program: { version: house.version, runtime: process.version, startedAt },
      keys: house.keys,
      mail: house.mail,
    }
  }

  let underWay: Promise<HealthAnswer> | undefined
  /** One look for all who ask at the same time. */
  return (): Promise<HealthAnswer> => {
    underWay ??= read().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}

type Parts = Pick<
  HealthAnswer,
  'outbox' | 'push' | 'jobs' | 'rules' | 'database' | 'storage' | 'disk' | 'backups' | 'answered'
>

/** The most urgent first. */
function asksOf(parts: Parts, house: HouseFacts, up: number, at: number): HealthAsk[] {
  const { outbox, push, jobs, rules, database, storage, disk, backups, answered } = parts
  // A site that has just begun is not told off; on a machine of one's own it is play.
  const safe = backups?.copied ? backups.copied.at : backups?.last?.at
  const newest = safe ? at - safe : up
  const isBad: Record<HealthAsk, boolean> = {
    dead: (outbox?.failed ?? 0) > 0,
    jobs: jobs?.some(({ standing }) => standing === 'failed' || standing === 'late') ?? false,
    backups: backups !== null && newest > BACKUP_LATE && (house.isPublic || backups.nextAt !== null),
    lacking: (backups?.last?.missing ?? 0) > 0,
    disk: disk !== null && disk.free < NEARLY_FULL,
    push: push?.state === 'broken',
    mailFolder: house.mail === 'folder' && house.isPublic,
    silent:
      [outbox, push, jobs, rules, database, disk, backups, answered].includes(null) ||
      storage.some(({ bytes }) => bytes === null),
  }
  const order: HealthAsk[] = ['dead', 'jobs', 'backups', 'lacking', 'disk', 'push', 'mailFolder', 'silent']
  return order.filter((ask) => isBad[ask])
}

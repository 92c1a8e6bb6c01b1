import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { deleteMailsBefore } from '#api/outbound/file-mailer.ts'
import { whenMissing } from '#api/outbound/when-missing.ts'
import { type ComingBack, comingBackLocks } from '#api/services/issue-sending/coming-back.ts'
import { type DeliveryReport, judgedReport, returnedMail } from '#api/services/issue-sending/delivery-report.ts'
import { createReportReader } from '#api/services/issue-sending/report-reader.ts'
import type { ReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import { createWorkerLoop } from '#api/services/jobs/worker-loop.ts'
import { coveredReason } from '#api/services/outbox/covered.ts'
import type { Stores } from '#api/store/stores.ts'

export const REPORTS_EVERY = 60_000 // milliseconds
/** In bytes, files and milliseconds: whoever fills the folder must not fill the server. */
export const reportBounds = { size: 1_000_000, files: 200, time: 20_000 } as const
const ASIDE = 'unread'
const ASIDE_KEPT = 30 * 24 * 3_600_000 // milliseconds: long enough to look why

interface ReportFolderDependencies {
  folder: string
  stores: Stores
  tokens: Pick<ReportTokens, 'read'>
  comingBack: Pick<ComingBack, 'cameBack'>
  noted: <Result>(work: () => Promise<Result>) => Promise<Result>
  now: () => number
  onError: (error: unknown) => void
}

/** Mail servers put what came back into a folder, a file each, as `.eml`. What is read is deleted; the rest is put aside. */
export function createReportFolder(dependencies: ReportFolderDependencies) {
  const { folder, stores, tokens, comingBack, noted, now, onError } = dependencies
  const reader = createReportReader()
  /** Names of what could not be taken away, as from a folder of another account: they come after the others. */
  let stuck = new Set<string>()

  /** Of an address that leads to several people, and one of them is gone, the reader is nobody to leave out. */
  async function take(id: string, { kind, code, answer, to, ...key }: DeliveryReport): Promise<void> {
    if (!kind) return
    await stores.transaction(await comingBackLocks(stores, key), async (inside) => {
      // Of an issue that is gone there is nothing to note.
      if (!(await inside.issues.find(key.issueId))) return
      const subscriber = await inside.subscribers.find(key.subscriberId)
      const isOther = Boolean(to && subscriber && to.toLowerCase() !== subscriber.email.toLowerCase())
      if (kind !== 'complaint' && !isOther)
        await inside.issueDeliveries.settle(key, ['sent', 'unknown'], { state: 'refused', answer: null, doneAt: now() })
      const counted = isOther && kind === 'hard' ? 'soft' : kind
      await comingBack.cameBack(inside, { ...key, id, kind: counted, source: 'report', code, answer })
    })
  }

  /** False for what is put aside: none of ours, or nothing that can be read, such as a folder. */
  async function readOne(file: string): Promise<boolean> {
    const bytes = await bytesOf(file)
    const parts = bytes && (await reader.read(bytes))
    const report = parts && judgedReport(parts, tokens)
    if (!report) {
      const returned = parts && returnedMail(parts)
      return (
        returned !== undefined && stores.outbox.markReturned(returned.id, coveredReason(returned.answer, returned.to))
      )
    }
    await take(createHash('sha256').update(bytes).digest('hex'), report)
    return true
  }

  async function readSome(): Promise<undefined> {
    await deleteMailsBefore(path.join(folder, ASIDE), now() - ASIDE_KEPT, reportBounds.files).catch(onError)
    const names = ((await readdir(folder).catch(whenMissing)) ?? []).filter((entry) => entry.endsWith('.eml'))
    stuck = new Set(names.filter((name) => stuck.has(name)))
    const others = names.filter((name) => !stuck.has(name))
    try {
      await readEach([...others, ...stuck].slice(0, reportBounds.files))
    } finally {
      await reader.end()
    }
  }

  async function readEach(names: string[]): Promise<void> {
    const began = performance.now()
    for (const name of names) {
      if (loop.isStopped || performance.now() - began > reportBounds.time) return
      const file = path.join(folder, name)
      const isRead = await readOne(file)
      try {
        await (isRead ? rm(file, { force: true }) : putAside(name))
      } catch (error) {
        stuck.add(name)
        onError(error)
      }
    }
  }

  async function putAside(name: string): Promise<void> {
    await mkdir(path.join(folder, ASIDE), { recursive: true, mode: 0o700 })
    // Another server may have been faster.
    await rename(path.join(folder, name), path.join(folder, ASIDE, name)).catch(whenMissing)
  }

  const loop = createWorkerLoop({ work: () => noted(readSome), longestRest: REPORTS_EVERY, now, onError })

  return { readSome, nudge: loop.nudge, stop: loop.stop }
}

/** One file that cannot be read must not keep the others waiting. */
async function bytesOf(file: string): Promise<Buffer | undefined> {
  try {
    const { isFile, size } = await stat(file).then((found) => ({ isFile: found.isFile(), size: found.size }))
    return isFile && size <= reportBounds.size ? await readFile(file) : undefined
  } catch {
    return undefined
  }
}

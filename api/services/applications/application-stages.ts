import type { Readable } from 'node:stream'
import { resumeTypes } from '#api/contract/applications.ts'
import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import type { ApplicationOutcome, ApplicationRecord, ApplicationStage } from '#api/store/careers/applications.ts'
import type { Stores } from '#api/store/stores.ts'

const MONTHS_DECIDED = 6 // months (specification 9, privacy policy)
const PER_PAGE = 20

/** Nobody is hired without an interview; declining needs none. */
const steps: Record<ApplicationStage, Partial<Record<ApplicationStage, ApplicationOutcome[]>>> = {
  received: { review: [] },
  review: { interview: [], decision: ['declined'] },
  interview: { decision: ['hired', 'declined'] },
  decision: {},
}

/** `from` is the stage that the member of staff saw. */
export interface RequestedStep {
  from: ApplicationStage
  to: ApplicationStage
  outcome?: ApplicationOutcome // with a decision only
}

interface ApplicationStagesDependencies {
  stores: Pick<Stores, 'applications'>
  storage: Pick<FileStorage, 'read'>
  now: () => number
}

/** What staff do with applications (specification 4, careers application process). */
export function createApplicationStages({ stores: { applications }, storage, now }: ApplicationStagesDependencies) {
  async function open(id: string): Promise<ApplicationRecord> {
    const application = await applications.find(id)
    if (!application) throw new AppError('not_found')
    return application
  }

  return {
    open,

    async list({ stage, page = 1 }: { stage?: ApplicationStage; page?: number } = {}) {
      const counts = await applications.countByStage()
      const total = stage ? counts[stage] : Object.values(counts).reduce((sum, count) => sum + count, 0)
      const pageCount = Math.max(1, Math.ceil(total / PER_PAGE))
      const shown = Math.min(Math.max(1, Math.trunc(page) || 1), pageCount)
      const found = await applications.list(stage, PER_PAGE, (shown - 1) * PER_PAGE)
      return { applications: found, counts, total, page: shown, pageCount }
    },

    /** Throws `invalid`, `conflict` when somebody else was faster, `not_found`. A decision restarts retention. */
    async advance(id: string, { from, to, outcome }: RequestedStep): Promise<ApplicationRecord> {
      const outcomes = steps[from][to]
      const isStep = outcomes && (outcome === undefined ? outcomes.length === 0 : outcomes.includes(outcome))
      if (!isStep) throw new AppError('invalid')
      const application = await open(id)
      const decidedAt = outcome && now()
      const deleteAfter = decidedAt === undefined ? application.deleteAfter : monthsAfter(decidedAt, MONTHS_DECIDED)
      const step = { stage: to, outcome, decidedAt, deleteAfter }
      if (!(await applications.advance(id, from, step))) throw new AppError('conflict')
      return { ...application, ...step }
    },

    async resume(id: string): Promise<{ content: Readable; headers: Record<string, string> }> {
      const { resume } = await open(id)
      const content = await storage.read(resume.storedName)
      if (!content) throw new AppError('not_found')
      return { content, headers: downloadHeaders(resume) }
    },
  }
}

const knownTypes: string[] = Object.values(resumeTypes)

/** A visitor's file is downloaded, never displayed, so nothing in it runs on this origin. */
function downloadHeaders({ fileName, mediaType, size }: ApplicationRecord['resume']): Record<string, string> {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return {
    'content-type': knownTypes.includes(mediaType) ? mediaType : 'application/octet-stream',
    'content-length': String(size),
    'content-disposition': `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  }
}

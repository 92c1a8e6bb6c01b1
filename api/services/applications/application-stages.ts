import type { Readable } from 'node:stream'
import { resumeTypes } from '#api/contract/applications.ts'
import {
  type ApplicationOutcome,
  type ApplicationStage,
  type ApplicationStep,
  stepsFrom,
} from '#api/contract/values/staff/application-stages.ts'
import { AppError } from '#api/errors.ts'
import type { FileStorage } from '#api/outbound/file-storage.ts'
import { endWith } from '#api/services/applications/keeping-longer.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import type { ApplicationRecord } from '#api/store/careers/applications.ts'
import type { Stores } from '#api/store/stores.ts'

export const MONTHS_DECIDED = 6 // months (specification 9, privacy policy)

/** `from` is the stage that the member of staff saw. */
export interface RequestedStep {
  from: ApplicationStage
  step: ApplicationStep
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

    /** Throws `invalid`, `conflict` when somebody else was faster, `not_found`. A decision restarts retention. */
    async advance(id: string, { from, step }: RequestedStep): Promise<ApplicationRecord> {
      if (!stepsFrom[from].includes(step)) throw new AppError('invalid')
      const application = await open(id)
      const stageAt = now()
      const outcome = outcomeOf(step)
      const move = {
        stage: step === 'review' || step === 'interview' ? step : ('decision' as const),
        stageAt,
        outcome,
        decidedAt: outcome && stageAt,
        ...(outcome
          ? endWith(application, monthsAfter(stageAt, MONTHS_DECIDED))
          : { deleteAfter: application.deleteAfter, kept: application.kept }),
      }
      if (!(await applications.advance(id, from, move))) throw new AppError('conflict')
      return { ...application, ...move }
    },

    /** Its name is as `shown` has it. */
    async resume(
      id: string,
      shown = (application: ApplicationRecord) => application,
    ): Promise<{ content: Readable; headers: Record<string, string> }> {
      const application = await open(id)
      const headers = downloadHeaders(shown(application).resume)
      const content = await storage.read(application.resume.storedName)
      if (!content) throw new AppError('not_found')
      return { content, headers }
    },
  }
}

function outcomeOf(step: ApplicationStep): ApplicationOutcome | undefined {
  return step === 'hired' || step === 'declined' ? step : undefined
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

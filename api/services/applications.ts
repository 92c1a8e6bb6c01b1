import {
  type ApplicationInput,
  applicationInput,
  type ResumeErrorKey,
  resumeTypes,
} from '#api/contract/applications.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { AppError } from '#api/errors.ts'
import type { FileStorage, PostedFile, ReceivedFile } from '#api/outbound/file-storage.ts'
import type { OrderedMail } from '#api/outbound/mail.ts'
import { monthsAfter } from '#api/services/months-after.ts'
import type { RateLimit, RateLimits } from '#api/services/rate-limits.ts'
import { resumeName } from '#api/services/resume-name.ts'
import type { StoredResume } from '#api/store/applications.ts'
import type { Stores } from '#api/store/stores.ts'

const HOUR = 3_600_000
const MAX_PER_HOUR = 5
/** An application nobody decides on is deleted after a year; a decision gives it six months from then (`application-stages.ts`). */
const MONTHS_UNDECIDED = 12
/** Seconds after which there may be room for a file again. */
const NO_ROOM_WAIT = 60

interface ApplicationsDependencies {
  stores: Stores
  storage: FileStorage
  rateLimits: RateLimits
  /** The two mails an application causes: to the agency, and back to the applicant. */
  mailsFor: (application: ApplicationInput, resume: StoredResume, receivedAt: number) => OrderedMail[]
  /** Tells the outbox's worker that there is something to do. */
  onStored: () => void
  now: () => number
  newId: () => string
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>

/** Careers applications: judged as a whole, stored with their mails, sent afterwards (specification 4; D15). */
export function createApplicationsService(dependencies: ApplicationsDependencies) {
  const { stores, storage, rateLimits, mailsFor, onStored, now, newId } = dependencies
  return {
    /**
     * Stores an application and returns its id. The text and the file are judged here together, so that the applicant
     * learns everything at once: throws `invalid` or `too_large` with the fields, or `too_many_requests` over D32's limits.
     */
    async send(draft: unknown, posted: PostedFile | undefined, network: string): Promise<string> {
      const input = applicationInput.safeParse(draft)
      const resume = await judge(posted)
      if (!input.success || typeof resume === 'string') {
        const errors = {
          ...(!input.success && fieldErrors(input.error)),
          ...(typeof resume === 'string' && { resume }),
        }
        throw refusal(errors)
      }
      const limits = limitsFor(input.data.email, network)
      const id = newId()
      await stores.transaction(rateLimits.keysOf(limits), async ({ applications, outbox, rateHits }) => {
        await rateLimits.take(rateHits, limits)
        const receivedAt = now()
        const deleteAfter = monthsAfter(receivedAt, MONTHS_UNDECIDED)
        await applications.insert({
          ...input.data,
          id,
          resume: resume.stored,
          stage: 'received',
          receivedAt,
          deleteAfter,
        })
        for (const mail of mailsFor(input.data, resume.stored, receivedAt)) {
          await outbox.insert({ id: newId(), kind: 'mail', payload: JSON.stringify(mail), createdAt: receivedAt })
        }
      })
      // After the commit: a crash between the two is mended by `settle`, while a file without a row would stay for ever.
      await resume.file.keep()
      onStored()
      return id
    },

    /** Brings the file storage in line with the database after a crash. */
    settle: () => storage.settle((storedName) => stores.applications.hasResume(storedName)),
  }
}

async function judge(
  posted: PostedFile | undefined,
): Promise<ResumeErrorKey | { file: ReceivedFile; stored: StoredResume }> {
  if (!posted) return 'resume_missing'
  if (posted.content === 'too_large') return 'resume_large'
  if (posted.content === 'unavailable') throw new AppError('unavailable', { retryAfter: NO_ROOM_WAIT })
  const file = posted.content
  // With the first file: what reads so many kinds of files is large, and a server should open quickly.
  const { resumeTypeOf } = await import('#api/services/resume-type.ts')
  const judged = await resumeTypeOf(file)
  if (typeof judged === 'string') return judged
  const { storedName, size, sha256 } = file
  const mediaType = resumeTypes[judged.type]
  return { file, stored: { fileName: resumeName(posted.name, judged.type), storedName, mediaType, size, sha256 } }
}

/** What is wrong with an application: an error key for each field. */
export function refusal(errors: Record<string, string>): AppError {
  const fields = Object.entries(errors).map(([field, key]) => [field, `application-form:errors.${key}`])
  const code = errors['resume'] === ('resume_large' satisfies ResumeErrorKey) ? 'too_large' : 'invalid'
  return new AppError(code, { fields: Object.fromEntries(fields) })
}

/** By network as D32 says, and by address: a limit on networks alone would not protect whoever is acknowledged. */
function limitsFor(email: string, network: string): RateLimit[] {
  return [
    { scope: 'application-sender', value: email.toLowerCase(), max: MAX_PER_HOUR, window: HOUR },
    { scope: 'application-network', value: network, max: MAX_PER_HOUR, window: HOUR },
  ]
}

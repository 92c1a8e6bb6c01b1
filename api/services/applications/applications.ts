import {
  type ApplicationInput,
  applicationInput,
  type ResumeErrorKey,
  resumeTypes,
} from '#api/contract/applications.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { AppError, invalid } from '#api/errors.ts'
import type { FileStorage, PostedFile, ReceivedFile } from '#api/outbound/file-storage.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import { resumeName } from '#api/services/applications/resume-name.ts'
import { foldedAddress } from '#api/services/limits/folded-address.ts'
import { limits as limitTable } from '#api/services/limits/limits.ts'
import { acknowledgementLimits, hadRoom } from '#api/services/limits/mail-limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import type { StoredResume } from '#api/store/applications.ts'
import type { Stores } from '#api/store/stores.ts'

/** An application nobody decides on is deleted after a year; a decision gives it six months from then (`application-stages.ts`). */
const MONTHS_UNDECIDED = 12
/** Seconds after which there may be room for a file again. */
const NO_ROOM_WAIT = 60

interface ApplicationsDependencies {
  stores: Stores
  storage: FileStorage
  rateLimits: RateLimits
  /** The two mails an application causes. */
  mailsFor: (application: ApplicationInput, resume: StoredResume, receivedAt: number) => FormMails
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
     * Over the limit of acknowledgements only that mail is left out (D40).
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
      // By address too: a limit on networks alone would not protect whoever is acknowledged.
      const { size } = resume.stored
      const limits = [
        { ...limitTable.applicationSender, value: foldedAddress(input.data.email) },
        ...rateLimits.ofForm('application', network),
        { ...limitTable.uploadsHour, value: '', amount: size },
        { ...limitTable.uploadsDay, value: '', amount: size },
      ]
      const id = newId()
      const acknowledging = acknowledgementLimits(input.data.email)
      const keys = rateLimits.keysOf([...limits, ...acknowledging])
      await stores.transaction(keys, async ({ applications, outbox, rateHits }) => {
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
        const { notification, acknowledgement } = mailsFor(input.data, resume.stored, receivedAt)
        const mayAcknowledge = await hadRoom(rateLimits.take(rateHits, acknowledging))
        const mails = mayAcknowledge ? [notification, acknowledgement] : [notification]
        await outbox.insert(...mails.map((mail) => mailEntry(mail, { id: newId(), createdAt: receivedAt })))
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
  const { resumeTypeOf } = await import('#api/services/applications/resume-type.ts')
  const judged = await resumeTypeOf(file)
  if (typeof judged === 'string') return judged
  const { storedName, size, sha256 } = file
  const { type, risks } = judged
  const fileName = resumeName(posted.name, type)
  return { file, stored: { fileName, storedName, mediaType: resumeTypes[type], size, sha256, risks } }
}

/** What is wrong with an application: an error key for each field. */
export function refusal(errors: Record<string, string>): AppError {
  const isTooLarge = errors['resume'] === ('resume_large' satisfies ResumeErrorKey)
  return invalid(errors, 'application-form:errors', isTooLarge ? 'too_large' : 'invalid')
}

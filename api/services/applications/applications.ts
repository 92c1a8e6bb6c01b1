import { type ApplicationInput, applicationInput, type ResumeErrorKey } from '#api/contract/applications.ts'
import { fieldErrors } from '#api/contract/field-errors.ts'
import { type AppError, invalid } from '#api/errors.ts'
import type { FileStorage, PostedFile } from '#api/outbound/file-storage.ts'
import type { FormMails } from '#api/outbound/mail.ts'
import type { AppliedFor } from '#api/services/applications/application-mails.ts'
import { applicationWords } from '#api/services/applications/application-words.ts'
import { judgeResume } from '#api/services/applications/judge-resume.ts'
import { foldedAddress } from '#api/services/limits/folded-address.ts'
import { limits as limitTable } from '#api/services/limits/limits.ts'
import { acknowledgementLimits } from '#api/services/limits/mail-limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { queueFormMails } from '#api/services/outbox/form-mails.ts'
import { monthsAfter } from '#api/services/retention/months-after.ts'
import type { StoredApplication, StoredResume } from '#api/store/careers/applications.ts'
import { isUncertain, type Stores } from '#api/store/stores.ts'

export const MONTHS_UNDECIDED = 12 // months; a decision replaces them with its own (`application-stages.ts`)

interface ApplicationsDependencies {
  stores: Stores
  storage: FileStorage
  rateLimits: RateLimits
  mailsFor: (application: AppliedFor, resume: StoredResume, receivedAt: number) => FormMails
  onStored: () => void
  now: () => number
  newId: () => string
}

export type ApplicationsService = ReturnType<typeof createApplicationsService>

/** Careers applications: validated as a whole, stored together with their mails (specification 4; D15). */
export function createApplicationsService(dependencies: ApplicationsDependencies) {
  const { stores, storage, rateLimits, mailsFor, onStored, now, newId } = dependencies

  /** With the title that staff know it by; undefined for an open application. */
  async function openingOf({ opening: id }: ApplicationInput): Promise<StoredApplication['opening'] | 'gone'> {
    if (id === '') return undefined
    const opening = await stores.openings.findOpen(id, now())
    return opening ? { id, title: opening.title } : 'gone'
  }

  return {
    /** Returns the id. Throws `invalid`, `too_large` with every field's error, `too_many_requests` (D32). */
    async send(draft: unknown, posted: PostedFile | undefined, network: string): Promise<string> {
      const input = applicationInput.safeParse(draft)
      const size = typeof posted?.content === 'object' ? posted.content.size : 0
      const ofNetwork = [...rateLimits.ofForm('application', network), ...rateLimits.ofUploads(network, size)]
      // Judging a file takes a second of everybody's.
      await rateLimits.expectRoom(stores.rateHits, ofNetwork)
      const resume = await judgeResume(posted, network)
      const opening = input.success ? await openingOf(input.data) : undefined
      if (!input.success || opening === 'gone' || typeof resume === 'string') {
        const errors = {
          ...(!input.success && fieldErrors(input.error)),
          ...(opening === 'gone' && { opening: 'opening_gone' }),
          ...(typeof resume === 'string' && { resume }),
        }
        throw refusal(errors)
      }
      // By address too: a limit per network alone does not protect the person who is mailed.
      const limits = [{ ...limitTable.applicationSender, value: foldedAddress(input.data.email) }, ...ofNetwork]
      const id = newId()
      const keys = rateLimits.keysOf([...limits, ...acknowledgementLimits(input.data.email)])
      await rateLimits.expectRoom(stores.rateHits, limits)
      const written = stores.transaction(keys, async ({ applications, applicationSearch, outbox, rateHits }) => {
        await rateLimits.take(rateHits, limits)
        const receivedAt = now()
        const deleteAfter = monthsAfter(receivedAt, MONTHS_UNDECIDED)
        await applications.insert({
          ...input.data,
          opening,
          id,
          resume: resume.stored,
          stage: 'received',
          receivedAt,
          deleteAfter,
        })
        await applicationSearch.put(id, applicationWords({ ...input.data, opening }))
        const mails = mailsFor({ ...input.data, opening }, resume.stored, receivedAt)
        await queueFormMails({ outbox, rateHits }, mails, { rateLimits, newId, createdAt: receivedAt })
      })
      await written.catch((error: unknown) => {
        // Its row may be there: `settle` keeps the file then, and deletes it otherwise.
        if (isUncertain(error)) resume.file.leave()
        throw error
      })
      // After the commit: `settle` repairs a crash in between, but nothing would find a file without a row.
      await resume.file.keep()
      onStored()
      return id
    },

    async settle() {
      await storage.settle((storedName) => stores.applications.hasResume(storedName))
      const known = await stores.applications.storedNames()
      await storage.sweep((storedName) => known.has(storedName))
    },
  }
}

export function refusal(errors: Record<string, string>): AppError {
  const isTooLarge = errors['resume'] === ('resume_large' satisfies ResumeErrorKey)
  return invalid(errors, 'application-form:errors', isTooLarge ? 'too_large' : 'invalid')
}

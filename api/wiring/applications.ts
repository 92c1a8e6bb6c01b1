import { createApplicationMails } from '#api/services/applications/application-mails.ts'
import { createApplicationsService } from '#api/services/applications/applications.ts'
import type { Parts } from '#api/wiring/parts.ts'

export function wireApplications(parts: Parts, onStored: () => void) {
  const { stores, resumes, rateLimits, environment, now, newId } = parts
  const mailsFor = createApplicationMails(environment)
  return createApplicationsService({ stores, storage: resumes, rateLimits, mailsFor, onStored, now, newId })
}

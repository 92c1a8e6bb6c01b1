import { createApplicationDeeds } from '#api/services/application-desk/application-deeds.ts'
import { createApplicationKeeping } from '#api/services/application-desk/application-keeping.ts'
import { createApplicationReading } from '#api/services/application-desk/application-reading.ts'
import { createApplicationsFile } from '#api/services/application-desk/applications-file.ts'
import { createResumeLinks } from '#api/services/application-desk/resume-links.ts'
import { createStageMails } from '#api/services/application-desk/stage-mails.ts'
import type { Cover } from '#api/services/cover/cover.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import type { Parts } from '#api/wiring/parts.ts'

interface StaffApplicationsParts extends Parts {
  cover: Cover
  note: NoteDeed
  onStored: () => void // mails wait
}

/** Applications as staff work on them. */
export function wireStaffApplications(parts: StaffApplicationsParts) {
  const { environment, renderMail, resumes: storage, secrets } = parts
  const mails = createStageMails({ ...environment, renderMail })
  const resumeLinks = createResumeLinks({ ...parts, storage, secret: secrets.staff })
  return {
    resumeLinks,
    applicationsFile: createApplicationsFile(parts),
    handlers: {
      ...createApplicationReading({ ...parts, mails }),
      ...createApplicationDeeds({ ...parts, storage, mails }),
      ...createApplicationKeeping({ ...parts, mails }),
      ...resumeLinks.handlers,
    },
  }
}

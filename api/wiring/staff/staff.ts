import type { PushState } from '#api/contract/values/staff/health.ts'
import { createPlaces } from '#api/http/requests/network-limit.ts'
import { createOpenStaffContext } from '#api/http/staff/staff-session.ts'
import type { ContactService } from '#api/services/contact/contact.ts'
import { createCover } from '#api/services/cover/cover.ts'
import { createDeletedThings } from '#api/services/deleted/deleted-things.ts'
import type { Erasing } from '#api/services/deleted/erasing.ts'
import type { AnsweredDays } from '#api/services/health/answered-days.ts'
import type { JobRuns } from '#api/services/jobs/job-runs.ts'
import { limits } from '#api/services/limits/limits.ts'
import { ofNetwork } from '#api/services/limits/rate-limits.ts'
import { createShareCards } from '#api/services/post-desk/share-cards.ts'
import { createOwnAccount } from '#api/services/staff/account/own-account.ts'
import { createOwnFactors } from '#api/services/staff/account/own-factors.ts'
import { createOwnSession } from '#api/services/staff/account/own-session.ts'
import { createOwnSessions } from '#api/services/staff/account/own-sessions.ts'
import { createArrivals } from '#api/services/staff/arrivals.ts'
import { createCodes } from '#api/services/staff/codes.ts'
import { createStaffLinks } from '#api/services/staff/links.ts'
import { createNewLink } from '#api/services/staff/new-link.ts'
import { createNoteDeed } from '#api/services/staff/note-deed.ts'
import type { createStaffOpenings } from '#api/services/staff/openings/staff-openings.ts'
import { createPasskeys } from '#api/services/staff/passkeys.ts'
import { createPasswords } from '#api/services/staff/passwords.ts'
import { createResets } from '#api/services/staff/resets.ts'
import { createStaffSessions } from '#api/services/staff/sessions.ts'
import { createSignIn } from '#api/services/staff/sign-in.ts'
import { createStaffCalls } from '#api/services/staff/staff-calls.ts'
import { createStaffLog } from '#api/services/staff/staff-log.ts'
import { createStaffMails } from '#api/services/staff/staff-mails.ts'
import { createTries } from '#api/services/staff/tries.ts'
import { createAdminAccess } from '#api/services/visits/admin-access.ts'
import type { IssueParts } from '#api/wiring/issues.ts'
import type { Parts } from '#api/wiring/parts.ts'
import type { Sending } from '#api/wiring/sending.ts'
import { wirePostChecks } from '#api/wiring/staff/post-checks.ts'
import { wireDashboard } from '#api/wiring/staff/staff-analytics.ts'
import { wireStaffApplications } from '#api/wiring/staff/staff-applications.ts'
import { wireStaffHealth } from '#api/wiring/staff/staff-health.ts'
import { wireStaffIssues } from '#api/wiring/staff/staff-issues.ts'
import { wireStaffMessages } from '#api/wiring/staff/staff-messages.ts'
import { type NewsletterDeskParts, wireStaffNewsletter } from '#api/wiring/staff/staff-newsletter.ts'
import { wireStaffPeople } from '#api/wiring/staff/staff-people.ts'
import { wirePersons } from '#api/wiring/staff/staff-persons.ts'
import { wirePictures } from '#api/wiring/staff/staff-pictures.ts'
import { type BlogParts, wireStaffPosts } from '#api/wiring/staff/staff-posts.ts'
import { wireStaffSending } from '#api/wiring/staff/staff-sending.ts'
import { wireTransfer } from '#api/wiring/staff/staff-transfer.ts'

/** Calls of one account at a time, by pages or by browsers. A page makes some ten; what they ask for may take long and hold much. */
const MOST_OF_ACCOUNT = 30

interface Surroundings {
  contact: ContactService
  openings: ReturnType<typeof createStaffOpenings>
  onStored: () => void // mails wait
  blog: BlogParts
  erase: Erasing
  newsletterDesk: NewsletterDeskParts
  issues: IssueParts
  sending: Sending
  jobRuns: JobRuns
  push: { state: PushState; serverKey: string | undefined }
  answered: AnsweredDays
}

export function wireStaff(parts: Parts, surroundings: Surroundings) {
  const { contact, openings, onStored, blog, erase, newsletterDesk, issues, sending, jobRuns, push, answered } =
    surroundings
  const { stores, pictures: storage, transfers, secrets, rateLimits, environment, passwordWork, now, newId } = parts
  const shared = {
    stores,
    rateLimits,
    sessions: createStaffSessions({ stores, now, newId }),
    passwords: createPasswords(passwordWork),
    passkeys: createPasskeys({ stores, publicUrl: environment.publicUrl, now }),
    codes: createCodes({ secret: secrets.staff, now }),
    tries: createTries({ stores, rateLimits, now, newId }),
    cover: createCover({ coverApplicants: environment.coverApplicants ?? false, words: parts.words }),
    note: createNoteDeed({ now, newId }),
    mails: createStaffMails(environment),
    newLink: createNewLink({ now, newId }),
    onStored,
    now,
    newId,
  }
  const resets = createResets(shared)

  async function countChallenge(network: string): Promise<void> {
    const limited = ofNetwork(network, { network: limits.staffChallenges, site: limits.staffChallengesSite })
    await stores.transaction(rateLimits.keysOf(limited), ({ rateHits }) => rateLimits.take(rateHits, limited))
  }

  const staffLog = createStaffLog(shared)
  const { handlers: ofPictures, ...pictures } = wirePictures({
    ...shared,
    pictures: storage,
    onChange: blog.postsChanged,
  })
  const checks = wirePostChecks({ ...parts, rendering: blog.rendering, previews: blog.previews })
  const { handlers: ofTransfer, ...transfer } = wireTransfer({
    ...shared,
    ...{ pictures: storage, transfers, blog, maker: pictures.pictureMaker, gateWithin: checks.gateWithin },
  })
  const { handlers: ofApplications, ...applicationFiles } = wireStaffApplications({ ...parts, ...shared })
  const { handlers: ofPersons, personPackage } = wirePersons({
    ...parts,
    ...shared,
    newsletterTokens: newsletterDesk.tokens,
  })
  const { handlers: ofNewsletter, ...subscriberFiles } = wireStaffNewsletter({ ...parts, ...shared, ...newsletterDesk })
  const { handlers: ofDashboard, ...dashboardParts } = wireDashboard({ ...parts, ...shared, jobRuns })
  const handlers = {
    ...createOwnSession(shared),
    ...createSignIn({ ...shared, arrivals: createArrivals(shared), countChallenge }),
    ...createStaffLinks(shared),
    ...resets.calls,
    ...createOwnAccount(shared),
    ...createOwnFactors(shared),
    ...createOwnSessions(shared),
    ...openings,
    ...wireStaffMessages({ ...parts, ...shared, contact }),
    ...createDeletedThings({ ...shared, erase, onChange: blog.postsChanged }),
    ...wireStaffPeople({ ...shared, staffLog }),
    ...wireStaffHealth({ ...parts, ...shared, push, answered }),
    ...ofPersons,
    ...wireStaffPosts({ ...parts, ...shared, blog, checks }),
    ...ofPictures,
    ...ofTransfer,
    ...ofApplications,
    ...ofNewsletter,
    ...wireStaffIssues({
      ...parts,
      ...shared,
      issues,
      probe: checks.probe,
      onScheduled: sending.nudge,
      onArchive: blog.version.changed,
    }),
    ...wireStaffSending({ ...shared, sending }),
    ...ofDashboard,
  }
  return {
    ...pictures,
    ...transfer,
    ...applicationFiles,
    ...subscriberFiles,
    ...dashboardParts,
    personPackage,
    shareCards: createShareCards(shared),
    staff: createStaffCalls({ handlers, hold: createPlaces(MOST_OF_ACCOUNT), now }),
    staffLog,
    adminAccess: createAdminAccess(shared),
    settleReset: resets.settle,
    readSessionAgain: shared.sessions.readAgain,
    openStaffContext: createOpenStaffContext({ sessions: shared.sessions, publicUrl: environment.publicUrl }),
  }
}

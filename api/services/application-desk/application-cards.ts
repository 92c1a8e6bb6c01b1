import { type ResumeType, resumeTypes } from '#api/contract/applications.ts'
import type { ApplicationAnswer, ApplicationCard } from '#api/contract/staff/applications.ts'
import { keepableDays } from '#api/services/applications/keeping-longer.ts'
import type { ListedApplication, ShownApplication } from '#api/services/cover/cover.ts'
import { brand } from '#locales/brand.ts'
import { officeDaysAfter, officeDaysUntil } from '#locales/office-hours.ts'

const REVIEWED_WITHIN = 5 // working days (specification 9)

export function cardOf(application: ListedApplication, now: number): ApplicationCard {
  const { id, fullName, isCovered, interest, opening, language, stage, outcome } = application
  const { receivedAt, stageAt, deleteAfter } = application
  const isPromised = stage === 'received' || stage === 'review'
  return {
    id,
    name: fullName,
    isCovered,
    interest,
    opening: opening ?? null,
    language,
    stage,
    outcome: outcome ?? null,
    receivedAt,
    stageAt,
    daysLeft: isPromised ? daysLeft(receivedAt, now) : null,
    deletedOn: deleteAfter,
  }
}

/** Of the promised review. */
const daysLeft = (receivedAt: number, now: number) =>
  officeDaysUntil(officeDaysAfter(receivedAt, REVIEWED_WITHIN, brand.timeZone), now, brand.timeZone)

/** `keptBy` is the name of whoever put its end off. */
export function detailsOf(
  application: ShownApplication,
  now: number,
  keptBy?: string,
): ApplicationAnswer['application'] {
  const { email, phone, message, decidedAt, kept, resume } = application
  const kinds = Object.keys(resumeTypes).filter((kind): kind is ResumeType => kind in resumeTypes)
  return {
    ...cardOf(application, now),
    email,
    phone,
    message,
    decidedAt: decidedAt ?? null,
    kept: kept
      ? { ordinaryOn: kept.ordinaryAfter, ground: kept.ground, reason: kept.reason, at: kept.at, by: keptBy ?? null }
      : null,
    keepable: keepableDays(application, now),
    resume: {
      name: resume.fileName,
      kind: kinds.find((kind) => resumeTypes[kind] === resume.mediaType) ?? 'other',
      size: resume.size,
      risks: resume.risks,
    },
  }
}

import * as z from 'zod/mini'
import { resumeRisks } from '#api/contract/applications.ts'
import { calendarDay, moment, rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText, typedText } from '#api/contract/text.ts'
import { applicationInterests } from '#api/contract/values/application-interests.ts'
import {
  applicantMails,
  applicationOutcomes,
  applicationStages,
  applicationSteps,
  keepGrounds,
  applicationDeskLimits as limits,
  stageMails,
} from '#api/contract/values/staff/application-stages.ts'

const stage = z.enum(applicationStages, { error: 'refused' })

/** A query: everything is text. `page` is of one stage; the others show their first. */
export const applicationsQuery = z.object({
  q: z.optional(z.string().check(storableText(), z.trim(), z.maxLength(limits.search, 'refused'))),
  interest: z.optional(z.enum(applicationInterests, { error: 'refused' })),
  opening: z.optional(rowId),
  in: z.optional(staffLanguage),
  stage: z.optional(stage),
  page: z.optional(z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))),
})

export type ApplicationsQuery = z.output<typeof applicationsQuery>

const card = {
  id: z.string(),
  name: z.string(), // a label while it is covered
  isCovered: z.boolean(),
  interest: z.enum(applicationInterests),
  opening: z.nullable(z.object({ id: z.string(), title: z.string() })), // null for an open application
  language: staffLanguage,
  stage: z.enum(applicationStages),
  outcome: z.nullable(z.enum(applicationOutcomes)), // null until the decision
  receivedAt: time,
  stageAt: time, // since when it is at this stage
  daysLeft: z.nullable(z.number()), // working days of the promised review; null once that is over
  deletedOn: time,
}

const applicationCard = z.object(card)

export type ApplicationCard = z.output<typeof applicationCard>

export const applicationsAnswer = z.object({
  at: time,
  stages: z.array(
    z.object({
      stage: z.enum(applicationStages),
      count: z.number(),
      isLeftOut: z.boolean(), // by the search, because names are covered there
      page: z.number(),
      pages: z.number(),
      cards: z.array(applicationCard), // who waits longest first; decisions the latest first
    }),
  ),
  all: z.number(),
  interests: z.record(z.enum(applicationInterests), z.number()),
  openings: z.array(z.object({ id: z.string(), title: z.string(), count: z.number() })),
})

export type ApplicationsAnswer = z.output<typeof applicationsAnswer>

/** With `step` the answer has the mail that goes with it. */
export const applicationQuery = z.object({
  id: rowId,
  step: z.optional(z.enum(applicationSteps, { error: 'refused' })),
})

const resumeKinds = ['pdf', 'doc', 'docx', 'other'] as const

const note = z.object({
  id: z.string(),
  text: z.string(),
  at: time,
  by: z.nullable(z.string()), // a name; null for somebody who is gone
  isOwn: z.boolean(),
})

/** `unknown`: so long ago that nothing is kept of its delivery. */
const deliveryStates = ['waiting', 'sent', 'returned', 'failed', 'unknown'] as const

const mail = z.object({
  id: z.string(),
  kind: z.enum(applicantMails),
  at: time,
  by: z.nullable(z.string()),
  state: z.enum(deliveryStates),
  stateAt: z.nullable(time),
})

/** As it will be sent: what staff write stands between both parts. */
const stageMailPreview = z.object({
  kind: z.enum(stageMails),
  subject: z.string(),
  before: z.string(),
  after: z.string(),
  isCovered: z.boolean(), // the mail has the name where the preview has the label
})

export type StageMailPreview = z.output<typeof stageMailPreview>

/** It is deleted later than others, and why. */
const kept = z.object({
  ordinaryOn: time, // when it would be otherwise
  ground: z.enum(keepGrounds),
  reason: z.string(),
  at: time,
  by: z.nullable(z.string()), // a name; null for somebody who is gone
})

const application = z.object({
  ...card,
  email: z.string(), // empty while it is covered
  phone: z.string(), // empty when not given, and while it is covered
  message: z.string(),
  decidedAt: z.nullable(time),
  kept: z.nullable(kept),
  keepable: z.nullable(z.object({ from: z.iso.date(), until: z.iso.date() })), // days it can be put off to; null when there is none
  resume: z.object({
    name: z.string(),
    kind: z.enum(resumeKinds),
    size: z.number(), // bytes
    risks: z.array(z.enum(resumeRisks)),
  }),
})

/** What was covered of one application. */
export const shownApplicant = z.pick(application, {
  id: true,
  name: true,
  isCovered: true,
  email: true,
  phone: true,
  message: true,
  resume: true,
})

export type ShownApplicant = z.output<typeof shownApplicant>

export const applicationAnswer = z.object({
  at: time,
  application,
  notes: z.array(note), // oldest first
  mails: z.array(mail), // oldest first
  preview: z.nullable(stageMailPreview),
})

export type ApplicationAnswer = z.output<typeof applicationAnswer>

/** `from` is the stage that was seen: another one by then is a conflict. */
export const stepInput = z.object({
  id: rowId,
  from: stage,
  step: z.enum(applicationSteps, { error: 'refused' }),
  mail: z.boolean({ error: 'refused' }), // whether the applicant is told
  words: z._default(
    z.string({ error: 'refused' }).check(storableText(), z.trim(), z.maxLength(limits.words, 'application_words_long')),
    '',
  ),
})

export const stepAnswer = z.object({
  id: z.string(),
  name: z.string(),
  step: z.enum(applicationSteps),
  mailed: z.boolean(),
})

export const applicationNoteInput = z.object({
  id: rowId,
  text: typedText({ least: 1, most: limits.note, short: 'application_note', long: 'application_note_long' }),
})

export const noteById = z.object({ id: rowId, note: rowId })

export const keepInput = z.object({
  id: rowId,
  seen: z.optional(moment), // when it was put off before, as whoever keeps it has seen
  until: calendarDay('application_keep_day'), // on which it is deleted, in the agency's time zone
  ground: z.pipe(
    z.string({ error: 'application_keep_ground' }),
    z.enum(keepGrounds, { error: 'application_keep_ground' }),
  ), // as a form sends it: none is no ground
  reason: typedText({
    least: limits.leastReason,
    most: limits.reason,
    short: 'application_keep_reason',
    long: 'application_keep_reason_long',
  }),
})

/** What is taken back is the longer keeping that was looked at: `seen` is when that was decided. */
export const unkeepInput = z.object({ id: rowId, seen: moment })

export const keptApplication = z.object({ id: z.string(), name: z.string(), deletedOn: time })

export const movedApplication = z.object({ id: z.string(), name: z.string() })

/** An address that hands the file out for a minute, to this account only. */
export const resumeLinkAnswer = z.object({ href: z.string() })

export const resumeQuery = z.object({ id: rowId, token: rowId })

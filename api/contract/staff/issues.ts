import * as z from 'zod/mini'
import { calendarDay, largestInteger, moment, rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText } from '#api/contract/text.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import { findingLevels } from '#api/contract/values/post-writing.ts'
import {
  deliveryStates,
  gapRules,
  issueChecks,
  issueClocks,
  issueGaps,
  issueLimits,
  issueStates,
  languageFates,
  pauseReasons,
  postLooks,
} from '#api/contract/values/staff/issues.ts'
import { languages } from '#locales/languages.ts'

const count = z.number()
const line = (most: number, long: string) =>
  z.string({ error: 'refused' }).check(storableText(), z.trim(), z.maxLength(most, long))
const inEach = <Value extends z.ZodMiniType>(value: Value) => z.record(staffLanguage, value)
const pageNumber = z.coerce.number({ error: 'refused' }).check(z.int('refused'), z.minimum(1, 'refused'))
const version = z.coerce
  .number({ error: 'refused' })
  .check(z.int('refused'), z.minimum(0, 'refused'), z.maximum(largestInteger, 'refused'))

const blockId = z.string({ error: 'refused' }).check(z.regex(/^[\w-]{1,40}$/, 'refused'))
const alike = { id: blockId } // of all languages; given by whoever puts the block in

/** A part of an issue. What is in words has them in each language; empty until somebody writes them. */
export const issueBlock = z.discriminatedUnion('kind', [
  z.object({ ...alike, kind: z.literal('post'), post: rowId, look: z.enum(postLooks, { error: 'refused' }) }),
  z.object({
    ...alike,
    kind: z.literal('text'),
    words: inEach(
      z.string({ error: 'refused' }).check(storableText(), z.maxLength(issueLimits.words, 'issue_words_long')),
    ), // Markdown
  }),
  z.object({
    ...alike,
    kind: z.literal('button'),
    labels: inEach(line(issueLimits.label, 'issue_label_long')),
    links: inEach(line(issueLimits.link, 'issue_link')), // `https://…`, or a path of the site
  }),
  z.object({
    ...alike,
    kind: z.literal('picture'),
    picture: rowId,
    alts: inEach(line(issueLimits.alt, 'picture_alt_long')),
  }),
  z.object({ ...alike, kind: z.literal('line') }),
])

export type IssueBlock = z.output<typeof issueBlock>

const subjectLine = z.object({
  subject: line(issueLimits.subject, 'issue_subject_long'), // empty: the title of the first post
  preheader: line(issueLimits.preheader, 'issue_preheader_long'), // the line that programs show beside the subject
})

/** What is written of an issue. Anything may be empty until it is scheduled. */
export const writtenIssue = z.object({
  title: line(issueLimits.title, 'issue_title_long'), // for staff
  topics: z
    .array(z.enum(postTypes, { error: 'refused' }), { error: 'refused' })
    .check(z.maxLength(postTypes.length, 'refused')), // to whom; none: to all
  source: staffLanguage, // in which it is written first, and to which others fall back
  gaps: z.enum(gapRules, { error: 'refused' }),
  lines: inEach(subjectLine),
  blocks: z.array(issueBlock, { error: 'refused' }).check(z.maxLength(issueLimits.blocks, 'issue_blocks_full')),
})

export type WrittenIssue = z.output<typeof writtenIssue>

/** Of `draft` and `scheduled` nobody has it yet. */
const tally = z.object({
  to: count, // recipients
  sent: count, // taken by their server
  refused: count,
  left: count, // unsubscribed within seven days
})

export const issuesQuery = z.object({ page: z.optional(pageNumber) })

const issueRow = z.object({
  id: z.string(),
  number: count,
  title: z.string(), // empty: nobody has named it
  state: z.enum(issueStates),
  fates: inEach(z.enum(languageFates)),
  goesAt: z.nullable(time), // when it is to leave, or left
  savedAt: time,
  tally,
})

export type IssueRow = z.output<typeof issueRow>

export const issuesAnswer = z.object({
  at: time,
  issues: z.array(issueRow), // the highest number first
  page: count,
  pages: count,
  found: count,
  settings: z.lazy(() => issueSettings),
})

export type IssuesAnswer = z.output<typeof issuesAnswer>

/** With posts: an issue of them. */
export const newIssueInput = z.object({
  posts: z.optional(z.array(rowId, { error: 'refused' }).check(z.maxLength(issueLimits.blocks, 'issue_blocks_full'))),
})

/** What a post's block shows in one language. */
const shownPost = z.object({
  title: z.string(), // of the source language where this one has none
  picture: z.nullable(z.string()), // an address
  isLive: inEach(z.boolean()),
})

const shownPicture = z.object({ address: z.string(), title: z.string() })

const languageState = z.object({
  fate: z.enum(languageFates),
  subject: z.string(), // as it will be: written, or the title of the first post; may be empty
  gaps: z.array(z.object({ what: z.enum(issueGaps), block: z.nullable(z.string()) })),
})

export type IssueLanguageState = z.output<typeof languageState>

export const staffIssue = z.object({
  id: z.string(),
  number: count,
  version: count,
  state: z.enum(issueStates),
  text: writtenIssue,
  languages: inEach(languageState),
  posts: z.record(z.string(), shownPost), // of the blocks, by id; one that is gone is missing
  pictures: z.record(z.string(), shownPicture), // the same
  savedAt: time,
  savedBy: z.nullable(z.string()), // a name
  schedule: z.nullable(z.object({ goesAt: time, zone: z.string(), clock: z.enum(issueClocks) })),
  isApprovalAsked: z.boolean(),
  approval: z.nullable(z.object({ at: time, by: z.nullable(z.string()), isOfThis: z.boolean() })), // of this version
  mayApprove: z.boolean(), // who reads it has not saved it last
})

export type StaffIssue = z.output<typeof staffIssue>

export const issueAnswer = z.object({
  at: time,
  issue: staffIssue,
  testers: z.array(z.object({ id: z.string(), name: z.string() })), // active accounts, the reader first
})

export type IssueAnswer = z.output<typeof issueAnswer>

/** `version` is the one that was read: another one by then is a conflict. */
export const issueInput = z.object({ id: rowId, version, text: writtenIssue })

export type IssueInput = z.output<typeof issueInput>

/** `goesAt`: when it was to leave, as the page showed it. Left out by one that cannot know. */
export const unscheduleInput = z.object({ id: rowId, goesAt: z.optional(moment) })

export const savedIssue = z.object({ at: time, issue: staffIssue })

export const issueLanguage = z.object({ id: rowId, in: staffLanguage })

/** The mail of a language as it would go now, with links that lead nowhere in it for one person. */
export const issuePreview = z.object({
  at: time,
  in: staffLanguage, // of the mail: another one if this one falls back
  subject: z.string(),
  preheader: z.string(),
  html: z.string(),
  text: z.string(),
  bytes: count, // of the HTML
})

export type IssuePreview = z.output<typeof issuePreview>

const issueFinding = z.object({
  in: staffLanguage,
  check: z.enum(issueChecks),
  level: z.enum(findingLevels),
  block: z.nullable(z.string()),
  what: z.string(), // a text of `staff-issues.json`, `finding.{what}`
  facts: z.record(z.string(), z.string()),
})

export type IssueFinding = z.output<typeof issueFinding>

/** Sends nothing. Links are asked whether they are there. */
export const issueChecked = z.object({ at: time, version: count, findings: z.array(issueFinding) })

export type IssueChecked = z.output<typeof issueChecked>

const told = z.object({
  people: count,
  fate: z.enum(languageFates),
  in: staffLanguage, // of the mail they get
})

/** Who would get it now. Nobody is counted twice, but for topics: one person may have several. */
export const issueCounted = z.object({
  at: time,
  confirmed: count, // on the list
  others: count, // who have not asked for these topics
  now: count, // who get it
  waiting: count, // whose language waits
  languages: inEach(told),
  topics: z.record(z.enum(postTypes), count), // of those who get it or wait
})

export type IssueCounted = z.output<typeof issueCounted>

export const issueTest = z.object({
  id: rowId,
  languages: z
    .array(staffLanguage, { error: 'issue_test_language' })
    .check(z.minLength(1, 'issue_test_language'), z.maxLength(languages.length, 'issue_test_language')),
  to: z
    .array(rowId, { error: 'issue_test_to' })
    .check(z.minLength(1, 'issue_test_to'), z.maxLength(issueLimits.testers, 'issue_test_to')),
})

export const issueTested = z.object({ at: time, mails: count })

export const issueVersion = z.object({ id: rowId, version })

/** `day` and `hour` are in `zone`; without a day it leaves at once. With `morning` the day alone counts. */
export const issueSchedule = z.object({
  id: rowId,
  version, // the one whose checks were seen
  clock: z.enum(issueClocks, { error: 'refused' }),
  day: z.optional(calendarDay('issue_day')),
  hour: z.optional(z.iso.time({ precision: -1, error: 'issue_hour' })), // such as 09:30
  zone: z.string({ error: 'refused' }).check(z.maxLength(64, 'refused')), // IANA
})

export type IssueSchedule = z.output<typeof issueSchedule>

const deliveries = z.record(z.enum(deliveryStates), count)

export type DeliveryCounts = z.output<typeof deliveries>

const cameBack = z.object({
  at: time,
  address: z.nullable(z.string()), // covered for who does not see subscribers; null: no longer on the list
  person: z.nullable(z.string()), // their id
  isFinal: z.boolean(), // not written to again
  kind: z.enum(['hard', 'soft', 'complaint']),
  answer: z.string(), // of their server, shortened
})

export type CameBack = z.output<typeof cameBack>

/** How sending goes, or went. */
export const sendingAnswer = z.object({
  at: time,
  id: z.string(),
  number: count,
  title: z.string(),
  state: z.enum(issueStates),
  pause: z.nullable(z.object({ why: z.enum(pauseReasons), at: time, by: z.nullable(z.string()) })),
  goesAt: z.nullable(time),
  begunAt: z.nullable(time),
  endedAt: z.nullable(time),
  all: deliveries,
  languages: inEach(
    z.object({
      fate: z.enum(languageFates),
      in: staffLanguage,
      counts: deliveries,
      left: count, // within seven days
      nextAt: z.nullable(time), // when the next of it is due
      isOpen: z.boolean(), // its shutters: sending of it has begun, or is allowed to
    }),
  ),
  pace: z.nullable(count), // a second, over the last minute; null while nothing goes
  leftMilliseconds: z.nullable(count), // at this pace
  retried: count, // due again after a temporary refusal
  cameBack: z.array(cameBack), // the latest first, at most 50
})

export type SendingAnswer = z.output<typeof sendingAnswer>

/** `archive`: languages whose issues are public once they were sent. `welcome`: languages whose readers are welcomed by mail. */
export const issueSettings = z.object({
  isApprovalAsked: z.boolean(),
  archive: z.array(staffLanguage),
  welcome: z.array(staffLanguage),
})

export type IssueSettings = z.output<typeof issueSettings>

const someLanguages = z.optional(
  z.array(staffLanguage, { error: 'refused' }).check(z.maxLength(languages.length, 'refused')),
)

/** What is left out stays as it is, and so does what is as it was `seen`: somebody else may have changed it since. */
export const issueSettingsInput = z.object({
  approval: z.optional(z.enum(['yes', 'no'], { error: 'refused' })),
  archive: someLanguages,
  welcome: someLanguages,
  seen: someLanguages,
})

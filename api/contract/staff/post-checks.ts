import * as z from 'zod/mini'
import { rowId, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { postPanes, sharedPost } from '#api/contract/staff/post-writing.ts'
import { postFindings } from '#api/contract/values/post-findings.ts'
import { findingLevels, postChecks } from '#api/contract/values/post-writing.ts'
import { languages } from '#locales/languages.ts'

/** `what` names the sentence that tells it, `facts` are its numbers and names. */
const finding = z.object({
  in: staffLanguage,
  check: z.enum(postChecks),
  level: z.enum(findingLevels),
  what: z.enum(postFindings),
  facts: z.record(z.string(), z.string()),
})

export type PostFinding = z.output<typeof finding>

export const checkInput = z.object({ id: rowId })

/** Of one text. */
const measured = z.object({
  minutes: z.number(), // to read
  words: z.number(),
  pictures: z.number(), // with the one above the text
  linksHere: z.number(),
  linksElsewhere: z.number(),
})

export type MeasuredPost = z.output<typeof measured>

/**
 * Who would get a notice: browsers by the languages that they have asked for, the preferred one first. Who has heard of
 * the post is not among them. `announced`: languages that nobody is told of again.
 */
const told = z.object({
  groups: z.array(z.object({ languages: z.array(staffLanguage), browsers: z.number() })),
  announced: z.array(staffLanguage),
})

export type ToldBrowsers = z.output<typeof told>

export const checksAnswer = z.object({
  at: time,
  took: z.number(), // milliseconds
  versions: z.partialRecord(z.enum(languages), z.number()), // what was checked
  shared: sharedPost,
  panes: postPanes, // how they stand by now
  previews: z.partialRecord(z.enum(languages), z.string()), // paths that show it, for the browser’s own checks
  findings: z.array(finding),
  measured: z.partialRecord(z.enum(languages), measured),
  told,
})

export type ChecksAnswer = z.output<typeof checksAnswer>

import * as z from 'zod/mini'
import { defaultLanguage, languages } from '#locales/languages.ts'

export const issueArchiveQuery = z.object({ language: z.catch(z.enum(languages), defaultLanguage) })

/** An issue of the newsletter that was sent, in one language. */
const archivedIssue = z.object({
  number: z.number(),
  subject: z.string(),
  preheader: z.string(), // the line beside it; may be empty
  sentAt: z.iso.datetime(),
  address: z.url(), // of its public version
})

export type ArchivedIssue = z.output<typeof archivedIssue>

/** The latest first. `isPublic` is false where the operator has not made issues of this language public. */
export const issueArchive = z.object({ isPublic: z.boolean(), issues: z.array(archivedIssue) })

export type IssueArchive = z.output<typeof issueArchive>

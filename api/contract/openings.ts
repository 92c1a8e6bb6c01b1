import * as z from 'zod/mini'
import { openingKinds } from '#api/contract/values/openings.ts'
import { defaultLanguage, languages } from '#locales/languages.ts'

export const openingsQuery = z.object({ language: z.catch(z.enum(languages), defaultLanguage) })

/** An opening on the careers page of a language. */
const opening = z.object({
  id: z.string(),
  kind: z.enum(openingKinds),
  /** In the page’s language, or in the first of those that it is written in. */
  title: z.string(),
  language: z.enum(languages), // of the title
  html: z.nullable(z.string()), // sanitised; null where it is not written in the page’s language
  languages: z.array(z.enum(languages)), // in which it can be read
  postedAt: z.iso.date(),
  closesOn: z.nullable(z.iso.date()), // the last day to apply, in the agency’s time zone
})

export type Opening = z.output<typeof opening>

export const openingList = z.object({ openings: z.array(opening) })

export type OpeningList = z.output<typeof openingList>

import { applicationInterests } from '#api/contract/values/application-interests.ts'
import type { Language } from '#locales/languages.ts'

/** How somebody is employed: an applicant’s interests (specification 3) without “something else”. */
export const openingKinds = applicationInterests.filter((interest) => interest !== 'other')

export type OpeningKind = (typeof openingKinds)[number]

/** In characters. */
export const openingLimits = { title: 120, text: 4000 } as const

/** Names of the fields of one language, in the form and in what is wrong with them. */
export const openingFields = (language: Language) => ({ title: `title-${language}`, text: `text-${language}` }) as const

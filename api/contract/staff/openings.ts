import * as z from 'zod/mini'
import { calendarDay, rowId, rowVersion, staffLanguage, time } from '#api/contract/staff/fields.ts'
import { storableText } from '#api/contract/text.ts'
import { openingFields, openingKinds, openingLimits } from '#api/contract/values/openings.ts'
import { type Language, languages } from '#locales/languages.ts'

/** Closed by staff, or by its day. */
export const openingStates = ['open', 'closed', 'over'] as const

const openingTexts = z.partialRecord(staffLanguage, z.object({ title: z.string(), text: z.string() }))

export const staffOpening = z.object({
  id: z.string(),
  version: z.number(),
  kind: z.enum(openingKinds),
  isOpen: z.boolean(),
  closesOn: z.nullable(z.iso.date()), // its last day, in the agency’s time zone
  state: z.enum(openingStates),
  texts: openingTexts,
  savedAt: time,
  savedBy: z.nullable(z.string()), // a name
  applications: z.number(),
})

export type StaffOpening = z.output<typeof staffOpening>

export const openingsAnswer = z.object({ at: time, openings: z.array(staffOpening) })

export const openingAnswer = z.object({ at: time, opening: staffOpening })

export type OpeningAnswer = z.output<typeof openingAnswer>

const words = z.string({ error: 'refused' }).check(storableText(), z.trim())

const typedTexts = z.partialRecord(staffLanguage, z.object({ title: words, text: words }), { error: 'refused' })

/** A new one has no id. `version` is the one that was read: another one by then is a conflict. */
export const openingInput = z
  .object({
    id: z.optional(rowId),
    version: rowVersion,
    kind: z.enum(openingKinds, { error: 'refused' }),
    isOpen: z.boolean({ error: 'refused' }),
    closesOn: z.nullable(calendarDay('opening_day')),
    texts: typedTexts,
  })
  .check(({ value, issues }) => {
    for (const [field, message] of textProblems(value.texts)) {
      issues.push({ code: 'custom', path: [field], message, input: value })
    }
  })

export type OpeningInput = z.output<typeof openingInput>

export type OpeningTexts = z.output<typeof openingTexts>

/** A language has a title and a text or neither, and at least one has both. */
function textProblems(texts: OpeningTexts): [string, string][] {
  const found = languages.flatMap((language) => {
    const { title = '', text = '' } = texts[language] ?? {}
    const fields = openingFields(language)
    const problems: [string, string][] = []
    if (title === '' && text !== '') problems.push([fields.title, 'opening_title'])
    if (title !== '' && text === '') problems.push([fields.text, 'opening_text'])
    if (title.length > openingLimits.title) problems.push([fields.title, 'opening_title_long'])
    if (text.length > openingLimits.text) problems.push([fields.text, 'opening_text_long'])
    return problems
  })
  const isEmpty = Object.values(texts).every(({ title, text }) => title === '' && text === '')
  const [first] = Object.keys(texts).filter((key): key is Language => key in texts)
  return isEmpty ? [[openingFields(first ?? languages[0]).title, 'opening_empty']] : found
}

export const deletedOpening = z.object({ id: z.string(), title: z.string() })

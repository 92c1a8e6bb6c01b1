import * as z from 'zod/mini'
import type { StaffDraft } from '#api/contract/staff/calls.ts'
import { staffOpening } from '#api/contract/staff/openings.ts'
import { openingFields, openingKinds } from '#api/contract/values/openings.ts'
import { languages } from '#locales/languages.ts'
import { textOf } from '#site/staff/frame/staff-action.ts'
import type { OpeningValues } from '#ui/blocks/staff/openings/opening.ts'

/** A new opening is seen by nobody until somebody says so. */
export const emptyOpening: OpeningValues = { kind: 'fulltime', isOpen: false, closesOn: null, texts: {} }

/** What stands in the fields of the form, as it was typed. */
export function openingValuesFrom(form: FormData): OpeningValues {
  const written = languages.flatMap((language) => {
    const fields = openingFields(language)
    const text = { title: textOf(form, fields.title), text: textOf(form, fields.text) }
    return text.title.trim() || text.text.trim() ? [[language, text] as const] : []
  })
  return {
    kind: openingKinds.find((kind) => kind === textOf(form, 'kind')) ?? emptyOpening.kind,
    isOpen: textOf(form, 'isOpen') === 'open',
    closesOn: textOf(form, 'closesOn') || null,
    texts: Object.fromEntries(written),
  }
}

export function openingInputFrom(form: FormData): StaffDraft<'saveOpening'> {
  const id = textOf(form, 'id')
  return { ...openingValuesFrom(form), version: Number(textOf(form, 'version')) || 0, ...(id && { id }) }
}

export const sentOpening = z.pick(staffOpening, { kind: true, isOpen: true, closesOn: true, texts: true })
const readOpening = z.extend(sentOpening, { version: z.number() })

/** What the fields were filled with; undefined for a new one, and where the page is an old one that does not say. */
export const openingReadFrom = (form: FormData) => parsed(readOpening, textOf(form, 'read'))

/** What was sent before, without an answer. */
export const unansweredOpeningsFrom = (form: FormData): readonly OpeningValues[] =>
  parsed(z.array(sentOpening), textOf(form, 'unanswered')) ?? []

function parsed<Value>(schema: z.ZodMiniType<Value>, json: string): Value | undefined {
  try {
    return z.safeParse(schema, JSON.parse(json)).data
  } catch {
    return undefined
  }
}

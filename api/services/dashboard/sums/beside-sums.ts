import { type ConsentDecision, consentCategories, consentDecisions } from '#api/contract/values/consent-choices.ts'
import { addTo, bare, type Counts, countsAt, mergeCounts } from '#api/services/dashboard/sums/figure-sums.ts'
import type { RawDaysStore } from '#api/store/dashboard/raw-days.ts'

/** What happened in a day beside visits. Keys have their parts apart by a space. */
export interface BesideSums {
  reads: Counts // by post
  decisions: Counts // by language and decision
  granted: Counts // by category
  forms: Counts // by form and step
  fields: Counts // by form and field
  vitals: Record<string, Counts> // values by name, by name and device, and by name and page
}

export const noBeside = (): BesideSums => ({
  reads: bare(),
  decisions: bare(),
  granted: bare(),
  forms: bare(),
  fields: bare(),
  vitals: bare(),
})

export async function besideOf(raw: RawDaysStore, from: number, to: number): Promise<BesideSums> {
  const sums = noBeside()
  for (const { post_id, count } of await raw.reads(from, to)) addTo(sums.reads, post_id, count)
  for (const { decision, granted, language, count } of await raw.decisions(from, to)) {
    addTo(sums.decisions, `${language} ${decision}`, count)
    for (const category of consentCategories) if (granted[category]) addTo(sums.granted, category, count)
  }
  for (const { form, step, field, count } of await raw.formSteps(from, to)) {
    addTo(sums.forms, `${form} ${step}`, count)
    if (field !== null) addTo(sums.fields, `${form} ${field}`, count)
  }
  for (const { name, value, page, device, count } of await raw.vitals(from, to)) {
    for (const key of [name, `${name} ${device}`, `${name} ${page}`])
      addTo(countsAt(sums.vitals, key), String(value), count)
  }
  return sums
}

export function mergeBeside(into: BesideSums, from: BesideSums): void {
  mergeCounts(into.reads, from.reads)
  mergeCounts(into.decisions, from.decisions)
  mergeCounts(into.granted, from.granted)
  mergeCounts(into.forms, from.forms)
  mergeCounts(into.fields, from.fields)
  for (const key in from.vitals) mergeCounts(countsAt(into.vitals, key), from.vitals[key] ?? {})
}

export const readsIn = ({ reads }: BesideSums): number => Object.values(reads).reduce((sum, count) => sum + count, 0)

/** By kind, of all languages or of one. */
export function decisionsIn({ decisions }: BesideSums, language?: string): Record<ConsentDecision, number> {
  const counts = { accepted: 0, rejected: 0, customized: 0 }
  for (const [key, count] of Object.entries(decisions)) {
    const [told = '', decision] = key.split(' ')
    const known = consentDecisions.find((one) => one === decision)
    if (known && (language === undefined || language === told)) counts[known] += count
  }
  return counts
}

import type { AnalyticsAnswer } from '#api/contract/staff/analytics.ts'
import { consentCategories } from '#api/contract/values/consent-choices.ts'
import {
  smallestGroup,
  visitDevices,
  type WebVitalRating,
  webVitalRatings,
} from '#api/contract/values/staff/analytics.ts'
import {
  countedForms,
  fieldsOf,
  formSteps,
  type WebVitalName,
  webVitalBounds,
  webVitalNames,
} from '#api/contract/values/visit-events.ts'
import { type BesideSums, decisionsIn } from '#api/services/dashboard/sums/beside-sums.ts'
import { type Counts, percentile } from '#api/services/dashboard/sums/figure-sums.ts'

const PAGES_SHOWN = 10

type Forms = NonNullable<AnalyticsAnswer['forms']>
type Speed = NonNullable<AnalyticsAnswer['speed']>
type Consents = Omit<NonNullable<AnalyticsAnswer['consents']>, 'line' | 'before'>

export function consentsOf(beside: BesideSums): Consents {
  const decisions = decisionsIn(beside)
  const total = decisions.accepted + decisions.rejected + decisions.customized
  const languages = new Set(Object.keys(beside.decisions).map((key) => key.split(' ')[0] ?? ''))
  return {
    decisions,
    categories: consentCategories.map((category) => ({ category, granted: beside.granted[category] ?? 0, total })),
    languages: [...languages].toSorted().map((language) => ({ language, decisions: decisionsIn(beside, language) })),
  }
}

export function formsOf(beside: BesideSums, before: BesideSums | undefined): Forms {
  return countedForms.map((form) => {
    const stepsIn = ({ forms }: BesideSums) => {
      const [seen = 0, begun = 0, sent = 0, failed = 0] = formSteps.map((step) => forms[`${form} ${step}`] ?? 0)
      return { seen, begun, sent, failed }
    }
    return {
      form,
      ...stepsIn(beside),
      before: before ? stepsIn(before) : null,
      fields: fieldsOf[form]
        .map((field) => ({ field, count: beside.fields[`${form} ${field}`] ?? 0 }))
        .filter(({ count }) => count > 0)
        .toSorted((one, other) => other.count - one.count),
    }
  })
}

export function speedOf({ vitals }: BesideSums, before: BesideSums | undefined): Speed {
  return webVitalNames.map((name) => {
    const all = vitals[name] ?? {}
    const p75 = percentile(all, 0.75)
    const ratings = { good: 0, between: 0, poor: 0 }
    for (const [value, count] of Object.entries(all)) ratings[ratingOf(name, Number(value))] += count
    const prefix = `${name} /`
    const pages = Object.keys(vitals).filter((key) => key.startsWith(prefix) || key === `${name} not-found`)
    return {
      name,
      p75: p75 ?? null,
      rating: p75 === undefined ? null : ratingOf(name, p75),
      samples: samplesIn(all),
      ratings,
      before: before ? (percentile(before.vitals[name] ?? {}, 0.75) ?? null) : null,
      devices: visitDevices.flatMap((device) =>
        measured(name, vitals[`${name} ${device}`]).map((part) => ({ device, ...part })),
      ),
      pages: pages
        .flatMap((key) => measured(name, vitals[key]).map((part) => ({ page: key.slice(name.length + 1), ...part })))
        .toSorted((one, other) => other.samples - one.samples || (one.page < other.page ? -1 : 1))
        .slice(0, PAGES_SHOWN),
    }
  })
}

/** Nothing of a few: they would be somebody. */
function measured(name: WebVitalName, counts: Counts = {}): { p75: number; rating: WebVitalRating; samples: number }[] {
  const p75 = percentile(counts, 0.75)
  const samples = samplesIn(counts)
  return p75 === undefined || samples < smallestGroup ? [] : [{ p75, rating: ratingOf(name, p75), samples }]
}

const samplesIn = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0)

function ratingOf(name: WebVitalName, value: number): WebVitalRating {
  const { good, poor } = webVitalBounds[name]
  const [best, between, worst] = webVitalRatings
  if (value <= good) return best
  return value <= poor ? between : worst
}

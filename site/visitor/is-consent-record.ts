import type { ConsentRecord } from '#api/contract/consent.ts'
import { consentCategories, consentDecisions, consentVersion } from '#api/contract/values/consent-choices.ts'

const uuid =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}|0{8}(-0{4}){3}-0{12}|f{8}(-f{4}){3}-f{12})$/i
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

/** Without zod, which would cost every page 9 kB. `tests/site/consent.test.ts` holds that both agree. */
export function isConsentRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false
  const record = new Map(Object.entries(value))
  return (
    record.get('essential') === true &&
    consentCategories.every((category) => typeof record.get(category) === 'boolean') &&
    record.get('version') === consentVersion &&
    consentDecisions.some((decision) => decision === record.get('decision')) &&
    uuid.test(String(record.get('receipt'))) &&
    isInstant(String(record.get('timestamp')))
  )
}

/** `Date` reads 31 February as a day of March. */
function isInstant(text: string): boolean {
  const date = new Date(text)
  return instant.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10)
}

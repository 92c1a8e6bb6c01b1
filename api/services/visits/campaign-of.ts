import type { PageVisit } from '#api/contract/analytics.ts'
import type { StoredCampaign } from '#api/store/visits.ts'

/** Short words of the kind that marketing tools make: no address, no long number, nothing that could name somebody. */
const shape = /^[a-z0-9][a-z0-9 ._+-]{0,39}$/
const longNumber = /\d{7}/

/** What `utm_…` said, cut to short words of a known shape; undefined without a source. */
export function campaignOf(told: PageVisit['campaign']): StoredCampaign | undefined {
  const source = wordOf(told?.source)
  if (!source) return undefined
  return { source, medium: wordOf(told?.medium), campaign: wordOf(told?.campaign) }
}

function wordOf(text = ''): string {
  const word = text.trim().toLowerCase()
  return shape.test(word) && !longNumber.test(word) ? word : ''
}

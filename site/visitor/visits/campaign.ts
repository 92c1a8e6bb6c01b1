import type { PageVisit } from '#api/contract/analytics.ts'

const LONGEST = 200 // characters, as in the contract

/** The campaign that an address names, which whoever spread it has written there. Undefined without a source. */
export function campaignIn(search: string): PageVisit['campaign'] {
  const query = new URLSearchParams(search)
  const [source, medium, campaign] = ['source', 'medium', 'campaign'].map(
    (name) => query.get(`utm_${name}`)?.trim().slice(0, LONGEST) || undefined,
  )
  return source ? { source, ...(medium && { medium }), ...(campaign && { campaign }) } : undefined
}

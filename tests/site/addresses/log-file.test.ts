import { expect, it } from 'vitest'
import { logFileQuery } from '#api/contract/staff/log.ts'
import { conditionsIn, logFileAddress } from '#site/staff/screens/log-entries.ts'

it('the file of the log asks the server for what the page shows', () => {
  const query = 'who=p1&deed=signedIn&thing=t1&from=2026-11-01&to=2026-11-09'
  const file = new URL(logFileAddress(conditionsIn(new URLSearchParams(query))), 'https://dritare.example')
  expect(logFileQuery.parse(Object.fromEntries(file.searchParams))).toEqual({
    account: 'p1',
    deed: 'signedIn',
    thing: 't1',
    from: '2026-11-01',
    to: '2026-11-09',
  })
  expect(logFileAddress({})).toBe('/api/staff/log.csv')
})

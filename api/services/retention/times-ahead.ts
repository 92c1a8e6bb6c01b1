import type { RetentionTask } from '#api/services/retention/retention.ts'
import { isoOf } from '#api/services/visits/local-days.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 500 // rows
const DAY = 86_400_000 // milliseconds

interface TimesAheadDependencies {
  stores: Pick<Stores, 'issueDeliveries' | 'jobRuns' | 'letters' | 'outbox' | 'pushDeliveries' | 'rateHits'>
  now: () => number
}

/** What a clock that was ahead has put off, claimed or counted: otherwise it would wait until that time is here. */
export function timesAhead({ stores, now }: TimesAheadDependencies): RetentionTask[] {
  const { issueDeliveries, jobRuns, letters, outbox, pushDeliveries, rateHits } = stores
  return [
    { name: 'times of mails that are too far ahead', deleteSome: () => outbox.bringNear(now()).then(() => false) },
    {
      name: 'times of issues that are too far ahead',
      deleteSome: () => issueDeliveries.bringNear(now()).then(() => false),
    },
    {
      name: 'times of notices that are too far ahead',
      deleteSome: async () => (await pushDeliveries.bringNear(now(), BATCH)) === BATCH,
    },
    {
      name: 'what limits have counted too far ahead',
      deleteSome: async () => (await rateHits.deleteAhead(now(), BATCH)) === BATCH,
    },
    {
      name: 'days of numbers by mail that are ahead',
      // A day more: the agency’s zone may have it already.
      deleteSome: () => letters.forgetAhead(isoOf(Math.floor(now() / DAY) + 1)).then(() => false),
    },
    { name: 'runs of jobs that are ahead', deleteSome: () => jobRuns.forgetAhead(now()).then(() => false) },
  ]
}

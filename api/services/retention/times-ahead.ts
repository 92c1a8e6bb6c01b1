import type { RetentionTask } from '#api/services/retention/retention.ts'
import type { Stores } from '#api/store/stores.ts'

const BATCH = 500 // rows

interface TimesAheadDependencies {
  stores: Pick<Stores, 'issueDeliveries' | 'jobRuns' | 'outbox' | 'pushDeliveries' | 'rateHits'>
  now: () => number
}

/** What a clock that was ahead has put off, claimed or counted: otherwise it would wait until that time is here. */
export function timesAhead({ stores, now }: TimesAheadDependencies): RetentionTask[] {
  const { issueDeliveries, jobRuns, outbox, pushDeliveries, rateHits } = stores
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
    { name: 'runs of jobs that are ahead', deleteSome: () => jobRuns.forgetAhead(now()).then(() => false) },
  ]
}

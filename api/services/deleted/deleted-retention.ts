import type { Erasing } from '#api/services/deleted/erasing.ts'
import { eachOf } from '#api/services/jobs/each-of.ts'
import type { RetentionTask } from '#api/services/retention/retention.ts'
import type { Stores } from '#api/store/stores.ts'

const FEW = 50 // per batch; each is deleted with what is its own

interface DeletedRetentionDependencies {
  stores: Pick<Stores, 'deleted'>
  erase: Erasing
  now: () => number
}

const kinds = {
  message: 'deleted messages',
  application: 'deleted applications',
  subscriber: 'deleted subscribers',
  issue: 'deleted issues',
}

/** Thirty days after their deletion (D26); posts have a task of their own. Idempotent, also on several servers. */
export function deletedRetention({ stores, erase, now }: DeletedRetentionDependencies): RetentionTask[] {
  return (['message', 'application', 'subscriber', 'issue'] as const).map((kind) => ({
    name: kinds[kind],
    async deleteSome() {
      const over = await stores.deleted.listOver(kind, now(), FEW)
      await eachOf(over, (ref) => erase(ref))
      return over.length === FEW
    },
  }))
}

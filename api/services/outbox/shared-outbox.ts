import type { OutboxStore } from '#api/store/outbox.ts'
import type { Stores } from '#api/store/stores.ts'

/** The worker's writes share commits with visitors' requests. A claim lost in a power cut is made again. */
export function createSharedOutbox({ outbox, transaction }: Pick<Stores, 'outbox' | 'transaction'>): OutboxStore {
  return {
    ...outbox,
    claim: (...values) => transaction([], (inside) => inside.outbox.claim(...values), 'relaxed'),
    markSent: (...values) => transaction([], (inside) => inside.outbox.markSent(...values)),
  }
}

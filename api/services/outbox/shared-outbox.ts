import type { OutboxStore } from '#api/store/outbox.ts'
import type { Stores } from '#api/store/stores.ts'

/**
 * The outbox as its worker uses it: what it writes shares commits with what visitors send, instead of making them wait
 * for the disk twice a mail. A claim that a power cut forgets is made again, and what follows one keeps it too.
 */
export function createSharedOutbox({ outbox, transaction }: Pick<Stores, 'outbox' | 'transaction'>): OutboxStore {
  return {
    ...outbox,
    claim: (...values) => transaction([], (inside) => inside.outbox.claim(...values), 'relaxed'),
    markSent: (...values) => transaction([], (inside) => inside.outbox.markSent(...values)),
  }
}

import type { ConsentDecision } from '#api/contract/consent.ts'
import type { ConsentChoices } from '#api/contract/values/consent-choices.ts'
import type { Executor } from '#api/db/schema.ts'

export interface ConsentReceipt {
  receipt: string
  decision: ConsentDecision
  choices: ConsentChoices
  version: string
  language: string // of the page
  decidedAt: number
  receivedAt: number
}

/** Proofs of consent (D13), as in the privacy policy: no address, no link to visits. */
export function createConsentReceiptsStore(db: Executor) {
  return {
    /** Never overwrites: a proof is immutable. */
    async insert({ choices, decidedAt, receivedAt, ...receipt }: ConsentReceipt): Promise<void> {
      await db
        .insertInto('consent_receipts')
        .values({ ...receipt, choices: JSON.stringify(choices), decided_at: decidedAt, received_at: receivedAt })
        .onConflict((conflict) => conflict.column('receipt').doNothing())
        .execute()
    },
  }
}

import type { StaffAnswer } from '#api/contract/staff/calls.ts'
import { AppError } from '#api/errors.ts'
import { shownAccount } from '#api/services/staff/account/shown-account.ts'
import { secondFactorState } from '#api/services/staff/second-factor-rule.ts'
import type { StoredPasskey } from '#api/store/staff/second-factors.ts'
import type { Stores } from '#api/store/stores.ts'

/** What somebody sees of their own account. */
export async function ownView(stores: Stores, id: string, now: number): Promise<StaffAnswer<'readAccount'>> {
  const account = await stores.staffAccounts.find(id)
  if (!account) throw new AppError('unauthorized')
  const passkeys = await stores.staffSecondFactors.listPasskeys(id)
  const [waiting] = [
    ...(await stores.staffLinks.listOpen('address-new', now, id)),
    ...(await stores.staffLinks.listOpen('address-old', now, id)),
  ]
  return {
    account: shownAccount(account),
    passwordAt: account.passwordAt ?? null,
    secondFactor: await secondFactorState(stores, account),
    totpSince: account.totpSince ?? null,
    recoveryCodes: await stores.staffSecondFactors.countCodes(id),
    passkeys: passkeys.map(shownPasskey),
    waitingAddress: waiting?.email ?? null,
  }
}

export function shownPasskey({ id, name, createdAt, usedAt }: StoredPasskey) {
  return { id, name, createdAt, usedAt: usedAt ?? null }
}

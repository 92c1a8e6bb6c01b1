import { staffTimes } from '#api/services/staff/staff-times.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Stores } from '#api/store/stores.ts'

/** `off` where moderators need no second factor. */
export const secondFactorSetting = 'staff-moderators-second-factor'

type RuleStores = Pick<Stores, 'settings' | 'staffSecondFactors'>

export interface SecondFactorState {
  has: boolean
  isRequired: boolean
  dueAt: number | null // until when it may be put off; null where it is not asked for, or asked for at once
}

export async function doModeratorsNeedSecondFactor({ settings }: Pick<Stores, 'settings'>): Promise<boolean> {
  return (await settings.find([secondFactorSetting])).get(secondFactorSetting) !== 'off'
}

export async function hasSecondFactor(stores: RuleStores, { id, totpSecret }: StaffAccount): Promise<boolean> {
  return totpSecret !== undefined || (await stores.staffSecondFactors.listPasskeys(id)).length > 0
}

/** Owners need a second factor at once, moderators, if the setting asks for it, after a while. */
export async function secondFactorState(stores: RuleStores, account: StaffAccount): Promise<SecondFactorState> {
  const has = await hasSecondFactor(stores, account)
  if (account.role === 'owner') return { has, isRequired: true, dueAt: null }
  const isRequired = await doModeratorsNeedSecondFactor(stores)
  return { has, isRequired, dueAt: isRequired && !has ? dueFor(account) : null }
}

/** Whether nothing else may be done before one is set up. */
export async function isSecondFactorMissing(stores: RuleStores, account: StaffAccount, now: number): Promise<boolean> {
  if (account.totpSecret !== undefined) return false
  const { has, isRequired, dueAt } = await secondFactorState(stores, account)
  return !has && isRequired && (dueAt === null || dueAt <= now)
}

function dueFor({ secondFactorDue, createdAt }: StaffAccount): number {
  return secondFactorDue ?? createdAt + staffTimes.secondFactor
}

import { type DeletedKind, deletedKinds } from '#api/contract/values/staff/deleted.ts'
import { rightsOf, type StaffRight } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import type { StaffAccount } from '#api/store/staff/accounts.ts'
import type { Whose } from '#api/store/staff/deleted.ts'
import type { Stores } from '#api/store/stores.ts'

type Account = Pick<StaffAccount, 'id' | 'role'>

const rightFor: Record<DeletedKind, StaffRight> = {
  post: 'posts',
  message: 'messages',
  application: 'applications',
  subscriber: 'newsletterSend',
  issue: 'newsletterDrafts',
}

/** Of what is deleted, owners see everything; others the kinds that they work with, and of these their own. */
export function whatIsSeenBy({ id, role }: Account): Whose {
  const rights = rightsOf[role]
  return {
    kinds: deletedKinds.filter((kind) => rights.includes(rightFor[kind])),
    by: rights.includes('deleteForGood') ? undefined : id,
  }
}

export async function countDeleted({ deleted }: Pick<Stores, 'deleted'>, account: Account): Promise<number> {
  const counts = await deleted.count(whatIsSeenBy(account))
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** Throws `forbidden` for what a colleague has deleted, unless one may delete for good. */
export function expectMayRestore(account: Account, deletedBy: string | null | undefined): void {
  const { by } = whatIsSeenBy(account)
  if (by !== undefined && deletedBy !== by) throw new AppError('forbidden')
}

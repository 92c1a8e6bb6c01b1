import type { AdminAccess } from '#api/contract/analytics.ts'
import type { Executor } from '#api/db/schema.ts'

export interface StoredAccess {
  id: string
  at: number
  account: string | undefined // undefined for a warning (D25)
  action: string
  page: string
  userAgent: string
  referrer: string
  sessionId: string
  securityData: AdminAccess['securityData']
}

export function createAdminAccessStore(db: Executor) {
  return {
    async insert({ account, userAgent, sessionId, securityData, ...access }: StoredAccess): Promise<void> {
      await db
        .insertInto('admin_access')
        .values({
          ...access,
          account: account ?? null,
          user_agent: userAgent,
          session_id: sessionId,
          security: JSON.stringify(securityData),
        })
        .execute()
    },
  }
}

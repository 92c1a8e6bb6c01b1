import type { Executor } from '#api/db/schema.ts'
import type { Language } from '#locales/languages.ts'

export interface NewsletterSignup {
  id: string
  email: string
  language: Language
  source: string
  ip: string
  userAgent: string
  signedUpAt: number
}

/** Accepted sign-ups that wait for the outbox's worker. */
export function createNewsletterSignupsStore(db: Executor) {
  return {
    async insert({ userAgent, signedUpAt, ...signup }: NewsletterSignup): Promise<void> {
      await db
        .insertInto('newsletter_signups')
        .values({ ...signup, user_agent: userAgent, signed_up_at: signedUpAt })
        .execute()
    },

    async find(id: string): Promise<NewsletterSignup | undefined> {
      const row = await db.selectFrom('newsletter_signups').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const { user_agent, signed_up_at, ...rest } = row
      return { ...rest, userAgent: user_agent, signedUpAt: signed_up_at }
    },

    async delete(id: string): Promise<void> {
      await db.deleteFrom('newsletter_signups').where('id', '=', id).execute()
    },
  }
}

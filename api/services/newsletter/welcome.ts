import type { NewsletterMails } from '#api/services/newsletter/newsletter-mails.ts'
import { languagesWith } from '#api/services/newsletter/newsletter-settings.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

interface WelcomeDependencies {
  mailFor: NewsletterMails
  now: () => number
  newId: () => string
}

type Inside = Pick<Stores, 'outbox' | 'settings'>

export type Welcome = ReturnType<typeof createWelcome>

/** Stores a mail to who has just confirmed, where the operator wants it in their language. */
export function createWelcome({ mailFor, now, newId }: WelcomeDependencies) {
  return async (inside: Inside, subscriber: Subscriber): Promise<void> => {
    const { language } = subscriber
    if (!(await languagesWith(inside, 'welcome')).includes(language)) return
    const isArchivePublic = (await languagesWith(inside, 'archive')).includes(language)
    const createdAt = now()
    await inside.outbox.insert(
      mailEntry(mailFor(subscriber, createdAt, { isArchivePublic }), { id: newId(), createdAt }),
    )
  }
}

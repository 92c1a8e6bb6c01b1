import type { PersonCounts, PersonFound } from '#api/contract/staff/persons.ts'
import { findMailsOf } from '#api/outbound/file-mailer.ts'
import { waitingMail } from '#api/outbound/mail.ts'
import type { Stores } from '#api/store/stores.ts'

interface FindPersonDependencies {
  stores: Stores
  suppressionKeysOf: (email: string) => string[]
  mailFolder?: string | undefined
}

type Inside = Pick<Stores, 'personRows' | 'suppressions'>

export type FindPerson = ReturnType<typeof createFindPerson>
export type FoundPerson = Awaited<ReturnType<FindPerson['person']>>

/** Everything that is kept under an address. */
export function createFindPerson({ stores, suppressionKeysOf, mailFolder }: FindPersonDependencies) {
  const rows = async (email: string, { personRows, suppressions }: Inside) => ({
    messages: await personRows.messages(email),
    applications: await personRows.applications(email),
    written: await personRows.written(email),
    subscriptions: await personRows.subscriptions(email),
    issues: await personRows.issues(email),
    signups: await personRows.signups(email),
    mails: (await personRows.mails(email)).flatMap((row) => {
      const mail = waitingMail.safeParse(JSON.parse(row.payload))
      if (!mail.success) return []
      const isSame = (address: string | undefined) => address?.toLowerCase() === email.toLowerCase()
      const { to, replyTo } = mail.data
      // Another person's words may hold the address: their mail is not about this one.
      if (!isSame(to.address) && !isSame(replyTo?.address)) return []
      return [{ ...row, mail: mail.data, isToThem: isSame(to.address) }]
    }),
    suppressedAt: (await suppressions.find(suppressionKeysOf(email)))?.since,
    isColleague: await personRows.hasAccount(email),
  })

  /** Apart: on SQLite everybody waits as long as a transaction does, and a folder may have many files. */
  const files = async (email: string, seen?: Set<string>) =>
    mailFolder === undefined ? [] : findMailsOf(mailFolder, email, seen)

  return {
    rows,
    files,

    /** Of everybody of whom something is kept in the database, in lower case. */
    async addresses(): Promise<Set<string>> {
      const found = new Set(await stores.personRows.addresses())
      for (const payload of await stores.personRows.allMails()) {
        const mail = waitingMail.safeParse(JSON.parse(payload))
        if (!mail.success) continue
        const { to, replyTo } = mail.data
        for (const { address } of replyTo ? [to, replyTo] : [to]) found.add(address.toLowerCase())
      }
      return found
    },

    person: async (email: string) => ({ ...(await rows(email, stores)), mailFiles: await files(email) }),
  }
}

export function countsOf(found: FoundPerson): PersonCounts {
  return {
    messages: found.messages.length,
    applications: found.applications.length,
    files: found.applications.length,
    subscriptions: found.subscriptions.length,
    signups: found.signups.length,
    mails: found.mails.length,
    mailFiles: found.mailFiles.length,
  }
}

/** What a page says of it: what there is, not what was written. */
export function shownPerson(found: FoundPerson): PersonFound {
  return {
    messages: found.messages.map((row) => ({ id: row.id, at: row.received_at, isDeleted: row.deleted_at !== null })),
    applications: found.applications.map((row) => ({
      id: row.id,
      at: row.received_at,
      isDeleted: row.deleted_at !== null,
      fileName: row.file_name,
      size: row.size,
    })),
    subscriptions: found.subscriptions.map((row) => ({
      id: row.id,
      at: row.signed_up_at,
      confirmedAt: row.confirmed_at,
      isDeleted: row.deleted_at !== null,
      source: row.source,
      ip: row.ip,
      userAgent: row.user_agent,
    })),
    signups: found.signups.map((row) => ({ id: row.id, at: row.signed_up_at })),
    mails: found.mails.map((row) => ({
      id: row.id,
      at: row.created_at,
      failedAt: row.failed_at,
      isToThem: row.isToThem,
    })),
    mailFiles: found.mailFiles.length,
    suppressedAt: found.suppressedAt ?? null,
    isColleague: found.isColleague,
  }
}

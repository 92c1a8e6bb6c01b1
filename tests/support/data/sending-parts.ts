import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { WrittenIssue } from '#api/contract/staff/issues.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { IssueClock } from '#api/contract/values/staff/issues.ts'
import type { OpenDatabase } from '#api/db/open.ts'
import type { BulkMailer } from '#api/outbound/bulk/bulk-mailer.ts'
import { createIssueLinks } from '#api/services/issues/issue-links.ts'
import { type LanguagePlan, type LetterWriting, letterMarks } from '#api/services/issues/letter.ts'
import { createJobRuns } from '#api/services/jobs/job-runs.ts'
import { createLeaving } from '#api/services/newsletter/leaving.ts'
import { createNewsletterLinks } from '#api/services/newsletter/newsletter-links.ts'
import { createNewsletterTokens } from '#api/services/newsletter/newsletter-tokens.ts'
import { createStores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'
import { wireSending } from '#api/wiring/sending.ts'
import type { Language } from '#locales/languages.ts'

const secret = 'a secret of tests that sends issues'

const inLanguages = <Value>(of: (language: Language) => Value): Record<Language, Value> => ({
  ...{ en: of('en'), sq: of('sq'), de: of('de') },
  ...{ es: of('es'), it: of('it'), fr: of('fr') },
})

const writtenText: WrittenIssue = {
  title: 'November',
  topics: [],
  source: 'en',
  gaps: 'wait',
  lines: inLanguages(() => ({ subject: 'What we made', preheader: '' })),
  blocks: [],
}

/** Letters that say their language and have every mark in them. Languages in `waits` wait for as long as they are in it. */
export function createTestLetters(waits: Language[] = [], paragraphs = 1): LetterWriting {
  const planOf = (language: Language): LanguagePlan => ({
    fate: waits.includes(language) ? 'waits' : 'own',
    sentIn: language,
  })
  const words = '<p>A window on the web, and what is seen through it.</p>\n'.repeat(paragraphs)
  return {
    plan: async () => inLanguages(planOf),
    write: async (_text, number, language) => ({
      subject: `Issue ${number} in ${language}`,
      html: `${words}<p>Hello. <a href="${letterMarks.web}">Web</a> <a href="${letterMarks.preferences}">Wishes</a> <a href="${letterMarks.unsubscribe}">Leave</a></p>`,
      plain: `Hello.\n${letterMarks.web}\n${letterMarks.preferences}\n${letterMarks.unsubscribe}\n`,
    }),
  }
}

interface SendingOptions {
  database: OpenDatabase
  dataDir: string
  mailer: BulkMailer
  now: () => number
  waits?: Language[]
  paragraphs?: number
  pace?: { perMinute: number; perDomain: number }
}

/** One server's sending of issues, without the server and without a test around it. It begins when it is nudged. */
export function sendingOn(options: SendingOptions) {
  const { database, dataDir, mailer, now, waits = [], paragraphs = 1 } = options
  const { pace = { perMinute: 1_000_000, perDomain: 1_000_000 } } = options
  const stores = createStores(database)
  const tokens = createNewsletterTokens({ secret, now })
  const links = createNewsletterLinks({ tokens, now })
  const leaving = createLeaving({ tokens, now })
  const errors: unknown[] = []
  const folder = path.join(dataDir, 'reports')
  const letters = createTestLetters(waits, paragraphs)
  const publicUrl = 'https://dritare.example'
  const sending = wireSending({
    ...{ stores, letters, links, webLinks: createIssueLinks({ secret, publicUrl }), leaving, now, mailer },
    environment: {
      ...{ mailFrom: 'website@dritare.example', mailTo: 'hello@dritare.example', publicUrl },
      ...{ dataDir, newsletter: { ...pace, reports: folder } },
    },
    log: {
      error: (about) => void errors.push(about),
      warn: () => {},
    },
    secrets: { newsletter: secret },
    jobRuns: createJobRuns({ stores, now, onError: () => {} }),
    random: () => 0.5,
    newId: randomUUID,
    timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
  })
  const { db } = database
  let numbers = 0

  return {
    ...sending,
    ...{ stores, db, folder, errors, tokens, links, leaving, waits },

    /** On the list, with addresses at twenty domains. */
    async crowd(count: number, change: Partial<Subscriber> = {}): Promise<Subscriber[]> {
      const people = Array.from({ length: count }, (_, place): Subscriber => {
        const id = randomUUID()
        const email = `reader${place}@mail${place % 20}.example`
        return {
          ...{ id, email, emailKey: tokens.keyOf(`${id}${email}`), language: 'en', topics: [...postTypes] },
          ...{ source: 'footer', ip: '203.0.113.7', userAgent: 'Firefox', signedUpAt: now(), confirmedAt: now() },
          ...change,
        }
      })
      for (let from = 0; from < people.length; from += 500)
        await stores.transaction([], ({ subscribers }) => subscribers.insert(...people.slice(from, from + 500)))
      return people
    },

    /** Scheduled, and due at once unless said. */
    async issue(
      change: Partial<WrittenIssue> = {},
      { goesAt = now(), clock = 'together' }: { goesAt?: number; clock?: IssueClock } = {},
    ): Promise<string> {
      const id = randomUUID()
      await stores.issues.insert({
        ...{ id, number: ++numbers, state: 'scheduled', version: 0, text: { ...writtenText, ...change } },
        ...{ saved_at: now(), saved_by: 'somebody', scheduled_by: 'somebody' },
        ...{ goes_at: goesAt, zone: 'Europe/Tirane', clock },
      })
      return id
    },

    async statesOf(issueId: string): Promise<Record<string, number>> {
      const rows = await db
        .selectFrom('issue_deliveries')
        .select((query) => ['state', query.fn.countAll<number | string>().as('count')])
        .where('issue_id', '=', issueId)
        .groupBy('state')
        .execute()
      return Object.fromEntries(rows.map(({ state, count }) => [state, Number(count)]))
    },
  }
}

import type { IssueCounted } from '#api/contract/staff/issues.ts'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { Mail } from '#api/outbound/mail.ts'
import { issueLine } from '#api/services/issue-desk/issue-deeds.ts'
import { findIssue } from '#api/services/issue-desk/issue-reading.ts'
import type { IssueLinks } from '#api/services/issues/issue-links.ts'
import { inEach, inOrder } from '#api/services/issues/issue-plan.ts'
import type { LetterWriting } from '#api/services/issues/letter.ts'
import { withLinks } from '#api/services/issues/web-version.ts'
import { limits } from '#api/services/limits/limits.ts'
import type { RateLimits } from '#api/services/limits/rate-limits.ts'
import { mailEntry } from '#api/services/outbox/mail-entry.ts'
import { acting } from '#api/services/staff/context.ts'
import type { NoteDeed } from '#api/services/staff/note-deed.ts'
import { problem, type StaffHandlers } from '#api/services/staff/staff-calls.ts'
import type { StoredIssue } from '#api/store/newsletter/issues.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Words } from '#api/texts.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'

type TryingCall = 'previewIssue' | 'countIssue' | 'testIssue'

interface IssueTryingDependencies {
  stores: Stores
  letters: LetterWriting
  links: Pick<IssueLinks, 'addressOf'>
  words: (language: Language) => Words
  environment: { mailFrom: string; mailTo: string; publicUrl: string }
  rateLimits: Pick<RateLimits, 'keysOf' | 'take' | 'expectRoom'>
  note: NoteDeed
  onStored: () => void
  now: () => number
  newId: () => string
}

/** What an issue would be, before it goes: to look at, in numbers, and in the mailboxes of staff. */
export function createIssueTrying(dependencies: IssueTryingDependencies): Pick<StaffHandlers, TryingCall> {
  const { stores, letters, links, words, environment, rateLimits, note, onStored, now, newId } = dependencies
  const { publicUrl, mailFrom, mailTo } = environment

  /** The pages say that such a link is not whole, and lead nobody to another one's settings. */
  const nobodysLinks = (issue: string, language: Language) => ({
    unsubscribe: `${publicUrl}/${language}${newsletterPaths.unsubscribe}/`,
    preferences: `${publicUrl}/${language}${newsletterPaths.preferences}/`,
    web: links.addressOf(issue, language),
  })

  async function letterIn(issue: StoredIssue, language: Language) {
    const sent = await stores.issueTallies.letterIn(issue.id, language)
    const sentIn = sent?.sentIn ?? (await letters.plan(issue.text))[language].sentIn
    const letter = sent?.letter ?? (await letters.write(issue.text, issue.number, sentIn))
    return { sentIn, letter: withLinks(letter, nobodysLinks(issue.id, sentIn)) }
  }

  return {
    async previewIssue(_context, { id, in: language }) {
      const issue = await findIssue(stores, id)
      const { sentIn, letter } = await letterIn(issue, language)
      const { subject, html: sent, plain } = letter
      // By path: staff may be here under another name of the host, and pages show pictures of their own origin only.
      const html = sent.replaceAll(`${publicUrl}/pictures/`, '/pictures/')
      const { preheader } = issue.text.lines[sentIn]
      return { at: now(), in: sentIn, subject, preheader, html, text: plain, bytes: Buffer.byteLength(sent) }
    },

    async countIssue(_context, { id }): Promise<IssueCounted> {
      const { text } = await findIssue(stores, id)
      const plan = await letters.plan(text)
      const confirmed = await stores.issueReaders.count([])
      const people = await stores.issueReaders.countEach(text.topics)
      const languages = inEach((language) => ({
        people: people.get(language) ?? 0,
        fate: plan[language].fate,
        in: plan[language].sentIn,
      }))
      const all = Object.values(languages)
      const sum = (rows: typeof all) => rows.reduce((whole, row) => whole + row.people, 0)
      const waiting = sum(all.filter(({ fate }) => fate === 'waits'))
      const asked = new Set(text.topics.length > 0 ? text.topics : postTypes)
      const topics = {
        insights: 0,
        features: 0,
        'case-studies': 0,
        news: 0,
        opinion: 0,
      } satisfies IssueCounted['topics']
      for (const topic of asked) topics[topic] = await stores.issueReaders.count([topic])
      return { at: now(), confirmed, others: confirmed - sum(all), now: sum(all) - waiting, waiting, languages, topics }
    },

    /** Through the outbox, as every mail. A mail in two languages' place, because one falls back, comes once. */
    async testIssue(context, { id, languages, to }) {
      const issue = await findIssue(stores, id)
      const accounts = await Promise.all([...new Set(to)].map((one) => stores.staffAccounts.find(one)))
      const testers = accounts.flatMap((one) => (one && one.deactivatedAt === undefined ? [one.email] : []))
      if (testers.length < accounts.length) throw problem({ to: 'issue_test_to' })
      const limitedTo = (amount: number) => [{ ...limits.staffIssueTests, value: acting(context).account.id, amount }]
      // Letters are work: whoever is to wait does not have them written.
      await rateLimits.expectRoom(stores.rateHits, limitedTo(1))
      const plan = await letters.plan(issue.text)
      const asked = new Set(languages.map((language) => plan[language].sentIn))
      const mails: Mail[] = []
      for (const language of inOrder((one) => asked.has(one))) {
        const { letter } = await letterIn(issue, language)
        for (const address of testers) mails.push(mailOf(letter, language, address))
      }
      const limited = limitedTo(mails.length)
      await stores.transaction(rateLimits.keysOf(limited), async (inside) => {
        await rateLimits.take(inside.rateHits, limited)
        const createdAt = now()
        await inside.outbox.insert(...mails.map((mail) => mailEntry(mail, { id: newId(), createdAt })))
        const facts = { number: issue.number, mails: mails.length }
        await note(inside, issueLine(context, id, 'issueTested', facts))
      })
      onStored()
      return { at: now(), mails: mails.length }
    },
  }

  /** Without a one-click header: there is nobody to take off the list. */
  function mailOf(letter: { subject: string; html: string; plain: string }, language: Language, address: string): Mail {
    return {
      from: { name: brand.name, address: mailFrom },
      to: { name: '', address },
      replyTo: { name: brand.name, address: mailTo },
      date: now(),
      automatic: true,
      subject: words(language)('mail:newsletter.issue.test', { subject: letter.subject }),
      html: letter.html,
      text: letter.plain,
      language,
    }
  }
}

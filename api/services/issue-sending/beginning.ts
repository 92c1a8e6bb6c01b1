import type { LanguageFate } from '#api/contract/values/staff/issues.ts'
import { issueLock } from '#api/services/issues/issue-lock.ts'
import { goesAtIn } from '#api/services/issues/issue-times.ts'
import type { LanguagePlan, LetterWriting } from '#api/services/issues/letter.ts'
import type { StoredIssue } from '#api/store/newsletter/issues.ts'
import type { Stores } from '#api/store/stores.ts'
import { type Language, languages } from '#locales/languages.ts'

interface BeginningDependencies {
  stores: Stores
  letters: LetterWriting
  now: () => number
}

type Inside = Parameters<Parameters<Stores['transaction']>[1]>[0]

/** Fixes what each language gets and who gets it, and opens the languages that had to wait. */
export function createIssueBeginning({ stores, letters, now }: BeginningDependencies) {
  async function letterOf({ id, text, number }: StoredIssue, language: Language, plan: LanguagePlan, goesAt: number) {
    const written =
      plan.fate === 'waits' ? { subject: '', html: '', plain: '' } : await letters.write(text, number, plan.sentIn)
    const head = { issue_id: id, language, fate: plan.fate, sent_in: plan.sentIn, goes_at: goesAt }
    return { ...head, subject: written.subject, html: written.html, plain: written.plain }
  }

  /** For one that is scheduled and due. Nothing happens where another server was faster. */
  async function begin(issue: StoredIssue): Promise<void> {
    const plans = await letters.plan(issue.text)
    const goesAt = issue.goes_at ?? now()
    const own = await Promise.all(
      languages.map((language) =>
        letterOf(issue, language, plans[language], goesAtIn(language, { goesAt, clock: issue.clock })),
      ),
    )
    await stores.transaction([issueLock(issue.id)], async ({ issues, issueLetters, issueDeliveries }) => {
      const found = await issues.find(issue.id)
      if (found?.version !== issue.version || found.deleted_at !== null) return
      // Taken back meanwhile, and scheduled for another time.
      if (found.goes_at !== issue.goes_at) return
      if (!(await issues.change(issue.id, ['scheduled'], { state: 'sending', begun_at: now() }))) return
      await issueLetters.insert(...own)
      for (const { language, fate, goes_at: dueAt } of own)
        await issueDeliveries.insertRecipients(issue.id, {
          ...{ language, topics: issue.text.topics, dueAt },
          state: fate === 'waits' ? 'held' : 'due',
        })
    })
  }

  /** A language that has waited goes with a letter. False when it waits no longer. */
  async function open(inside: Inside, letter: Awaited<ReturnType<typeof letterOf>>): Promise<boolean> {
    if (!(await inside.issueLetters.open(letter))) return false
    const { issue_id: id, language, goes_at: dueAt } = letter
    await inside.issueDeliveries.moveAll(id, { from: 'held', to: 'due', language, dueAt })
    return true
  }

  /** The letter that a language which waits could have now. */
  function letterFor(issue: StoredIssue, language: Language, fate: Exclude<LanguageFate, 'waits'>, goesAt: number) {
    const sentIn = fate === 'own' ? language : issue.text.source
    return letterOf(issue, language, { fate, sentIn }, Math.max(goesAt, now()))
  }

  return {
    begin,
    open,
    letterFor,

    /** Opens every language that has by now what it lacked. */
    async openComplete(issue: StoredIssue): Promise<void> {
      const waiting = (await stores.issueLetters.heads(issue.id)).filter(({ fate }) => fate === 'waits')
      if (waiting.length === 0) return
      const plans = await letters.plan(issue.text)
      for (const { language, goes_at: goesAt } of waiting) {
        if (plans[language].fate !== 'own') continue
        const letter = await letterFor(issue, language, 'own', goesAt)
        await stores.transaction([issueLock(issue.id)], (inside) => open(inside, letter))
      }
    },
  }
}

export type IssueBeginning = ReturnType<typeof createIssueBeginning>

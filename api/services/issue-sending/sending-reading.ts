import type { DeliveryCounts, SendingAnswer } from '#api/contract/staff/issues.ts'
import { deliveryStates, mostHardBounces } from '#api/contract/values/staff/issues.ts'
import { AppError } from '#api/errors.ts'
import { MINUTE } from '#api/services/issue-sending/pace.ts'
import { inEach } from '#api/services/issues/issue-plan.ts'
import { goesAtIn } from '#api/services/issues/issue-times.ts'
import type { LetterWriting } from '#api/services/issues/letter.ts'
import { coveredAddress } from '#api/services/newsletter/covered-address.ts'
import type { LetterHead } from '#api/store/newsletter/issue-letters.ts'
import type { LanguageProgress } from '#api/store/newsletter/issue-progress.ts'
import type { StoredIssue } from '#api/store/newsletter/issues.ts'
import type { Stores } from '#api/store/stores.ts'
import { type Language, languages } from '#locales/languages.ts'

const MOST_CAME_BACK = 50

interface SendingReadingDependencies {
  stores: Stores
  letters: Pick<LetterWriting, 'plan'>
  now: () => number
}

export type SendingReading = ReturnType<typeof createSendingReading>

/** How sending of an issue goes. Who does not see subscribers is told none of their addresses. Throws `not_found`. */
export function createSendingReading({ stores, letters, now }: SendingReadingDependencies) {
  const nameOf = async (account: string | null) =>
    account === null ? null : ((await stores.staffAccounts.find(account))?.name ?? null)

  /** Before it has begun, as it would be now. */
  async function headsOf(issue: StoredIssue): Promise<LetterHead[]> {
    const heads = await stores.issueLetters.heads(issue.id)
    if (heads.length > 0) return heads
    const plans = await letters.plan(issue.text)
    return languages.map((language) => ({
      ...{ issue_id: issue.id, language, subject: '' },
      ...{ fate: plans[language].fate, sent_in: plans[language].sentIn },
      goes_at: goesAtIn(language, { goesAt: issue.goes_at ?? now(), clock: issue.clock }),
    }))
  }

  async function paceOf({ id, state }: StoredIssue): Promise<number | null> {
    if (state !== 'sending') return null
    const count = await stores.issueProgress.count(id, ['going', 'sent', 'unknown', 'refused'], {
      goingAt: now() - MINUTE,
    })
    return count === 0 ? null : (count * 1000) / MINUTE
  }

  async function cameBack(id: string, seesSubscribers: boolean): Promise<SendingAnswer['cameBack']> {
    const found = await stores.issueBounces.latest(id, MOST_CAME_BACK)
    return Promise.all(
      found.map(async ({ at, email, subscriberId, kind, answer }) => ({
        at,
        address: email === null || seesSubscribers ? email : coveredAddress(email),
        person: email === null ? null : subscriberId,
        isFinal:
          kind === 'complaint' ||
          (kind === 'hard' && (await stores.issueBounces.countHard(subscriberId)) >= mostHardBounces),
        kind,
        answer,
      })),
    )
  }

  return async (id: string, seesSubscribers: boolean): Promise<SendingAnswer> => {
    const issue = await stores.issues.find(id)
    if (!issue || issue.deleted_at !== null) throw new AppError('not_found')
    const progress = await stores.issueProgress.byLanguage(id)
    const all = countsOf(progress)
    const pace = await paceOf(issue)
    const heads = await headsOf(issue)
    return {
      ...{ at: now(), id, number: issue.number, title: issue.text.title, state: issue.state },
      pause:
        issue.state === 'paused' && issue.pause !== null
          ? { why: issue.pause, at: issue.paused_at ?? now(), by: await nameOf(issue.paused_by) }
          : null,
      ...{ goesAt: issue.goes_at, begunAt: issue.begun_at, endedAt: issue.ended_at },
      all,
      languages: inEach((language) => languageOf(language, heads, progress, now())),
      pace,
      leftMilliseconds: pace === null ? null : Math.round((all.due / pace) * 1000),
      retried: await stores.issueProgress.countRetried(id),
      cameBack: await cameBack(id, seesSubscribers),
    }
  }
}

function countsOf(progress: LanguageProgress[]): DeliveryCounts {
  const counts: DeliveryCounts = { held: 0, due: 0, going: 0, sent: 0, unknown: 0, refused: 0, given: 0, skipped: 0 }
  for (const state of deliveryStates)
    counts[state] = progress.filter((one) => one.state === state).reduce((sum, { count }) => sum + count, 0)
  return counts
}

function languageOf(
  language: Language,
  heads: LetterHead[],
  progress: LanguageProgress[],
  now: number,
): SendingAnswer['languages'][Language] {
  const own = progress.filter((one) => one.language === language)
  const head = heads.find((one) => one.language === language)
  const due = own.find(({ state }) => state === 'due')
  const isWaiting = head === undefined || head.fate === 'waits'
  return {
    fate: head?.fate ?? 'waits',
    in: head?.sent_in ?? language,
    counts: countsOf(own),
    left: own.reduce((sum, { left }) => sum + left, 0),
    nextAt: due ? due.nextAt : null,
    isOpen: !isWaiting && own.length > 0 && (head?.goes_at ?? now) <= now,
  }
}

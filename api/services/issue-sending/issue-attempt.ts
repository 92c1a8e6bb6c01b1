import { setImmediate as immediately } from 'node:timers/promises'
import type { BulkMailer, Handing } from '#api/outbound/bulk/bulk-mailer.ts'
import type { HandOverLog } from '#api/outbound/bulk/hand-over-log.ts'
import { type ComingBack, comingBackLocks } from '#api/services/issue-sending/coming-back.ts'
import type { DomainRests } from '#api/services/issue-sending/domain-rests.ts'
import type { IssueMails } from '#api/services/issue-sending/issue-mails.ts'
import type { LoneTrouble } from '#api/services/issue-sending/lone-trouble.ts'
import { handedOver } from '#api/services/issue-sending/lost-hand-overs.ts'
import type { ReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import type { ServerPauses } from '#api/services/issue-sending/server-pauses.ts'
import type { ServerStanding } from '#api/services/issue-sending/server-standing.ts'
import { gathered } from '#api/services/jobs/gathered.ts'
import { untilStored } from '#api/services/jobs/until-stored.ts'
import { coveredReason } from '#api/services/outbox/covered.ts'
import { MAX_ATTEMPTS, waitAfter } from '#api/services/outbox/outbox-waits.ts'
import { type ClaimedDelivery, deliveryName } from '#api/store/newsletter/issue-deliveries.ts'
import type { StoredLetter } from '#api/store/newsletter/issue-letters.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** Milliseconds. Longer than one attempt may take, so that nobody calls a mail unknown that is still in hand. */
export const LEASE = 5 * MINUTE
const SENDING_TIME = 4 * MINUTE
const SHORT_WAIT = 2 * SECOND
const LETTERS_KEPT = 12
/** Of a server that answers now and then, and never to the end. Waiting for a connection counts with it. */
const tooLong: Handing = { kind: 'later', isWhole: false, answer: 'It took too long.' }

interface AttemptDependencies {
  stores: Stores
  mailer: BulkMailer
  mailFor: IssueMails
  tokens: Pick<ReportTokens, 'tokenOf'>
  comingBack: Pick<ComingBack, 'cameBack'>
  rests: DomainRests
  standing: ServerStanding
  pauses: ServerPauses
  trouble: LoneTrouble
  log: Pick<HandOverLog, 'name' | 'note' | 'rest'>
  now: () => number
  random: () => number // 0 to 1, for jitter
  onTrouble: (handing: Exclude<Handing['kind'], 'taken'>) => void
  onError: (error: unknown) => void
}

interface Mark {
  delivery: ClaimedDelivery
  as: 'going' | 'sent'
}

/** One attempt at one recipient's mail. What may have arrived is never tried again by itself. */
export function createIssueAttempt(dependencies: AttemptDependencies) {
  const { stores, mailer, mailFor, tokens, comingBack, rests, standing, pauses, trouble, log, now } = dependencies
  const { random, onTrouble, onError } = dependencies
  let inHand = 0
  const letters = new Map<string, Promise<StoredLetter | undefined>>()

  const subscriberOf = gathered((ids: string[]) => stores.subscribers.findEach(ids))

  /** What is sent is noted in the commits that those wait for who go: a mail costs one, and shares it. Returns those that may go. */
  const mark = gathered((marks: Mark[]) => {
    const of = (state: Mark['as']) => marks.filter(({ as }) => as === state).map(({ delivery }) => delivery)
    const going = of('going')
    return stores.transaction(
      [],
      async ({ issueDeliveries }) => {
        await issueDeliveries.markSent(of('sent'), now())
        return issueDeliveries.markGoing(going, { at: now(), until: now() + LEASE, log: log.name() ?? null })
      },
      // What a power cut takes of it is unknown then, and still goes to nobody twice.
      going.length > 0 ? 'full' : 'relaxed',
    )
  })

  /** Once it is written a letter never changes. */
  function letterOf({ issueId, language }: ClaimedDelivery): Promise<StoredLetter | undefined> {
    const key = `${issueId}/${language}`
    const known = letters.get(key)
    if (known) return known
    if (letters.size >= LETTERS_KEPT) letters.clear()
    const found = stores.issueLetters.find(issueId, language)
    found.catch(() => letters.delete(key))
    letters.set(key, found)
    return found
  }

  /** Nobody has it: it is due again, and this was no attempt. */
  const release = (delivery: ClaimedDelivery, answer: string | null, dueAt?: number) =>
    stores.transaction([], ({ issueDeliveries }) =>
      issueDeliveries.settle(delivery, ['due', 'going'], {
        ...{ state: 'due', answer, attempts: delivery.attempts - 1 },
        ...(dueAt !== undefined && { dueAt }),
      }),
    )

  const end = (delivery: ClaimedDelivery, state: 'skipped' | 'unknown' | 'given', answer: string | null) =>
    stores.transaction([], ({ issueDeliveries }) =>
      issueDeliveries.settle(delivery, ['due', 'going'], { state, answer, doneAt: now() }),
    )

  async function withheld(delivery: ClaimedDelivery, error: unknown): Promise<void> {
    if (error !== undefined) {
      onError(error)
      await release(delivery, null, now() + SHORT_WAIT)
    } else if (isListed(await stores.subscribers.find(delivery.subscriberId))) await release(delivery, null)
    else await end(delivery, 'skipped', null)
  }

  async function refused(
    delivery: ClaimedDelivery,
    { isHard, code, answer }: Extract<Handing, { kind: 'refused' }>,
    told: string,
  ): Promise<void> {
    await stores.transaction(await comingBackLocks(stores, delivery), async (inside) => {
      const changes = { state: 'refused', answer: told, doneAt: now() } as const
      if (!(await inside.issueDeliveries.settle(delivery, ['due', 'going', 'unknown'], changes))) return
      const { issueId, subscriberId } = delivery
      const kind = isHard ? 'hard' : 'soft'
      await comingBack.cameBack(inside, { issueId, subscriberId, kind, source: 'answer', code, answer })
    })
  }

  /** Later, as often as any mail is tried. */
  async function again(delivery: ClaimedDelivery, told: string): Promise<void> {
    if (delivery.attempts >= MAX_ATTEMPTS) return void (await end(delivery, 'given', told))
    const dueAt = now() + waitAfter(delivery.attempts, random())
    await stores.transaction([], ({ issueDeliveries }) =>
      issueDeliveries.settle(delivery, ['due', 'going'], { state: 'due', answer: told, dueAt }),
    )
  }

  async function settle(
    delivery: ClaimedDelivery,
    { email }: Subscriber,
    handing: Handing,
    stopping: AbortSignal,
  ): Promise<void> {
    if (handing.kind !== 'taken') onTrouble(handing.kind)
    const told = 'answer' in handing ? coveredReason(handing.answer, email) : ''
    switch (handing.kind) {
      case 'taken':
        standing.answered()
        pauses.forget()
        rests.taken(delivery.domain)
        trouble.taken(deliveryName(delivery))
        // What is not stored is unknown in the end.
        return untilStored(() => mark({ delivery, as: 'sent' }), stopping)
      case 'refused':
        standing.answered()
        return refused(delivery, handing, told)
      case 'later':
        standing.answered()
        rests.postponed(delivery.domain, handing.isWhole)
        return again(delivery, told)
      case 'away':
        if (trouble.isOf(deliveryName(delivery))) return again(delivery, told)
        await release(delivery, told, now() + SHORT_WAIT)
        return standing.failed() ? pauses.pause() : undefined
      case 'stopped':
        if (trouble.isOf(deliveryName(delivery))) return again(delivery, told)
        await pauses.pause()
        // Behind all others: what is of one recipient after all is seen by what comes before it.
        return void (await release(delivery, told, now()))
      case 'unanswered':
        return void (await end(delivery, 'unknown', told))
      case 'withheld':
        return withheld(delivery, handing.error)
    }
  }

  async function handOver(delivery: ClaimedDelivery, stopping: AbortSignal): Promise<void> {
    const subscriber = (await subscriberOf(delivery.subscriberId)).get(delivery.subscriberId)
    if (!isListed(subscriber)) return void (await end(delivery, 'skipped', null))
    const letter = await letterOf(delivery)
    if (!letter) throw new Error(`Issue ${delivery.issueId} has no letter in ${delivery.language}.`)
    const mail = mailFor(letter, subscriber, now())
    const { signal, isOver, clear } = limited(stopping)
    let isOvertaken = false
    const mayEnd = async () => {
      const until = now() + LEASE
      if (!(await mark({ delivery, as: 'going' })).has(deliveryName(delivery))) return false
      // One after the other: between its line and its dot, each waits for nothing but its own streams.
      await immediately()
      log.note(handedOver(delivery))
      // The machine was asleep: another server may have found that nobody has it.
      isOvertaken = now() >= until
      return !isOvertaken
    }
    const handing = await mailer.send(mail, tokens.tokenOf(delivery), { mayEnd, signal }).finally(clear)
    if (isOvertaken) return
    await settle(delivery, subscriber, handing.kind === 'withheld' && isOver() ? tooLong : handing, stopping)
  }

  return async (delivery: ClaimedDelivery, stopping: AbortSignal): Promise<void> => {
    inHand++
    try {
      await handOver(delivery, stopping)
    } catch (error) {
      onError(error)
      // Only of what is due: what may have arrived stays where it is. Tried again, or the mail would wait for its lease once the database is back.
      const giveBack = () =>
        stores.transaction([], ({ issueDeliveries }) =>
          issueDeliveries.settle(delivery, ['due'], { state: 'due', answer: null, dueAt: now() + 15 * SECOND }),
        )
      await untilStored(giveBack, stopping)
    } finally {
      if (--inHand === 0) log.rest()
    }
  }
}

export type IssueAttempt = ReturnType<typeof createIssueAttempt>

function isListed(subscriber: Subscriber | undefined): subscriber is Subscriber {
  return subscriber?.confirmedAt !== undefined && subscriber.deletedAt === undefined
}

/** Its timer ends with the attempt: thousands of them would wait for minutes. */
function limited(stopping: AbortSignal) {
  const limit = new AbortController()
  const abort = () => limit.abort(stopping.reason ?? new Error('It takes too long.'))
  const timer = setTimeout(abort, SENDING_TIME)
  stopping.addEventListener('abort', abort, { once: true })
  if (stopping.aborted) abort()
  return {
    signal: limit.signal,
    isOver: () => limit.signal.aborted && !stopping.aborted,
    clear() {
      clearTimeout(timer)
      stopping.removeEventListener('abort', abort)
    },
  }
}

import type { StaffSubscriber, SubscriberRow } from '#api/contract/staff/subscribers.ts'
import { type ConsentProof, leavingReasons, type SubscriberEvent } from '#api/contract/values/staff/subscribers.ts'
import type { StaffDeed } from '#api/contract/values/staff.ts'
import { AppError } from '#api/errors.ts'
import { UNCONFIRMED_TIME } from '#api/services/newsletter/newsletter-links.ts'
import type { Stores } from '#api/store/stores.ts'
import type { Subscriber } from '#api/store/subscribers.ts'

const LINES = 200 // of the log about one subscriber

type History = StaffSubscriber['history']

/** What the log says of one subscriber. */
const eventOf: Partial<Record<StaffDeed, SubscriberEvent>> = {
  subscriberUnsubscribed: 'unsubscribed',
  subscriberResubscribed: 'resubscribed',
  subscriberDeleted: 'deleted',
  subscriberRestored: 'restored',
  restored: 'restored',
}

/** One subscriber with all that is kept: throws `not_found`, also for one that is deleted. */
export function createSubscriberReading({ stores }: { stores: Stores }) {
  async function deedsOn(id: string): Promise<History> {
    const filter = { account: undefined, deed: undefined, thing: id, from: undefined, before: undefined }
    const lines = await stores.staffLog.list(filter, LINES, 0)
    return lines.flatMap(({ at, account, deed, facts }) => {
      const what = eventOf[deed]
      const why = leavingReasons.find((reason) => reason === facts['why']) ?? null
      return what ? [{ at, what, by: account?.name ?? null, why }] : []
    })
  }

  return async (id: string): Promise<StaffSubscriber> => {
    const found = await stores.subscribers.find(id)
    if (!found || found.deletedAt !== undefined) throw new AppError('not_found')
    const { signedUpAt, confirmedAt, imported, ip, userAgent } = found
    const by = imported ? ((await stores.staffAccounts.find(imported.by))?.name ?? null) : null
    const own = (what: SubscriberEvent, at: number): History[number] => ({ at, what, by: null, why: null })
    const history: History = [
      ...(hasClicked(found) ? [own('signedUp', signedUpAt)] : []),
      ...(imported ? [{ ...own('imported', imported.at), by }] : []),
      ...(confirmedAt !== undefined && shownSubscriber(found).proof !== 'file' ? [own('confirmed', confirmedAt)] : []),
      ...(await deedsOn(id)),
    ]
    return {
      ...shownSubscriber(found),
      isConfirmed: confirmedAt !== undefined,
      signedUpAt,
      confirmedAt: confirmedAt ?? null,
      ip,
      userAgent,
      forgottenAt: confirmedAt === undefined ? signedUpAt + UNCONFIRMED_TIME : null,
      imported: imported ? { at: imported.at, by, how: imported.how ?? null } : null,
      history: history.toSorted((one, other) => one.at - other.at),
    }
  }
}

/** On the site itself. */
function hasClicked({ imported }: Subscriber): boolean {
  return imported === undefined
}

export function shownSubscriber(subscriber: Subscriber): SubscriberRow {
  const { id, email, language, topics, source, signedUpAt, confirmedAt } = subscriber
  const proof = proofOf(subscriber)
  return { id, address: email, language, topics, source, since: confirmedAt ?? signedUpAt, proof }
}

function proofOf({ imported, confirmedAt }: Subscriber): ConsentProof {
  if (confirmedAt === undefined) return 'none'
  if (!imported) return 'clicks'
  return imported.how === undefined ? 'mail' : 'file'
}

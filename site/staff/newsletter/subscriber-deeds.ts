import { data } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { type LeavingReason, leavingReasons } from '#api/contract/values/staff/subscribers.ts'
import { type DeedAnswer, textOf } from '#site/staff/frame/staff-action.ts'

/** Throws a 400 for what the field does not offer. */
function reasonIn(form: FormData): LeavingReason {
  const reason = leavingReasons.find((each) => each === textOf(form, 'reason'))
  if (!reason) throw data(null, 400)
  return reason
}

/** What the forms of the list, and of one of it, may ask for. What is undone may be another one than the one that is open. */
export function subscriberDeeds(openId: string) {
  const idOf = (form: FormData) => textOf(form, 'id') || openId
  return {
    unsubscribe: (form: FormData, client: StaffClient) =>
      client.unsubscribe({ id: idOf(form), reason: reasonIn(form) }),
    resubscribe: (form: FormData, client: StaffClient) => client.resubscribe({ undo: textOf(form, 'undo') }),
    delete: (form: FormData, client: StaffClient) => client.deleteSubscriber({ id: idOf(form) }),
    restore: (form: FormData, client: StaffClient) => client.restoreSubscriber({ id: idOf(form) }),
  }
}

export type SubscriberOutcome = DeedAnswer<ReturnType<typeof subscriberDeeds>>

/** What takes a deed back: another deed, with its fields. */
export function undoOf(outcome: SubscriberOutcome | undefined): Record<string, string> | undefined {
  if (!outcome?.ok) return undefined
  switch (outcome.deed) {
    case 'unsubscribe':
      return { deed: 'resubscribe', undo: outcome.answer.undo }
    case 'delete':
      return { deed: 'restore', id: outcome.answer.id }
    default:
      return undefined
  }
}

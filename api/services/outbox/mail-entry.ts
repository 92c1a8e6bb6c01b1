import type { WaitingMail } from '#api/outbound/mail.ts'
import { domainOf } from '#api/services/limits/folded-address.ts'
import type { OutboxEntry } from '#api/store/outbox.ts'

export function mailEntry(
  mail: WaitingMail,
  { id, createdAt, dueAt }: Pick<OutboxEntry, 'id' | 'createdAt' | 'dueAt'>,
): OutboxEntry {
  return { id, kind: 'mail', lane: domainOf(mail.to.address), payload: JSON.stringify(mail), createdAt, dueAt }
}

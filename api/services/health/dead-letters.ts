import type { DeadLetter } from '#api/contract/staff/health.ts'
import { letterKinds } from '#api/contract/values/staff/health.ts'
import { waitingMail } from '#api/outbound/mail.ts'
import { coveredAddress, coveredReason } from '#api/services/outbox/covered.ts'
import type { FailedEntry } from '#api/store/outbox.ts'
import { languages } from '#locales/languages.ts'

/** What staff may know of a mail that was given up. */
export function deadLetterOf({ id, kind, payload, attempts, createdAt, failedAt, reason }: FailedEntry): DeadLetter {
  const mail = kind === 'mail' ? waitingMail.safeParse(jsonIn(payload)).data : undefined
  const template = mail && 'template' in mail ? mail.template : kind
  const to = mail?.to.address
  return {
    id,
    kind: letterKinds.find((known) => known === template) ?? 'other',
    to: to === undefined ? null : coveredAddress(to),
    language: languages.find((language) => language === mail?.language) ?? null,
    reason: coveredReason(reason, to),
    attempts,
    createdAt,
    failedAt,
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

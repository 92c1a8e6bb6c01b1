import type { BounceKind } from '#api/contract/values/staff/issues.ts'
import { enhancedCode, isHardAnswer } from '#api/outbound/smtp-refusal.ts'
import type { ReportParts } from '#api/services/issue-sending/report-parts.ts'
import type { ReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import type { DeliveryKey } from '#api/store/newsletter/issue-deliveries.ts'

/** What a report says of one of our mails; without a kind: that it only takes longer, or has arrived. */
export interface DeliveryReport extends DeliveryKey {
  kind: BounceKind | undefined
  code: string
  answer: string
  /** Who it says did not get it; undefined where it does not say. */
  to?: string | undefined
}

const LONGEST_ANSWER = 300
const LONGEST_JUDGED = 2000
/** The left half of a single mail’s Message-ID (`mail-options.ts`): nobody guesses one. */
const entryId = /^\s*<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i

/**
 * A delivery report (RFC 3464) or a complaint (RFC 5965). Undefined when it is neither, or not about a mail of ours: anybody
 * can send such a report, but only who had the mail knows its Message-ID.
 */
export function judgedReport(
  { messageIds, feedback, status }: ReportParts,
  tokens: Pick<ReportTokens, 'read'>,
): DeliveryReport | undefined {
  const key = messageIds.map((messageId) => tokens.read(messageId)).find((found) => found !== undefined)
  if (!key) return undefined
  if (feedback) {
    const type = feedback.get('feedback-type') ?? ''
    const kind = type === 'abuse' || type === 'fraud' ? ('complaint' as const) : undefined
    return { ...key, kind, code: '', answer: type.slice(0, LONGEST_ANSWER) }
  }
  return status && { ...key, ...deliveryStatus(status), to: recipientOf(status) }
}

/** The entry of the outbox whose mail did not arrive, and why: such as an answer to a message. */
export function returnedMail({ messageIds, status }: ReportParts) {
  const { kind, answer = '' } = (status && deliveryStatus(status)) ?? {}
  const [id] = messageIds.flatMap((messageId) => entryId.exec(messageId.slice(0, 250))?.[1] ?? [])
  return id !== undefined && kind ? { id: id.toLowerCase(), answer, to: status && recipientOf(status) } : undefined
}

const recipientOf = (fields: ReadonlyMap<string, string>) =>
  fields
    .get('final-recipient')
    ?.replace(/^rfc822; */i, '')
    .trim()

function deliveryStatus(fields: ReadonlyMap<string, string>): Pick<DeliveryReport, 'kind' | 'code' | 'answer'> {
  const action = (fields.get('action') ?? '').toLowerCase()
  const [status = ''] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  const said = (fields.get('diagnostic-code') ?? '').replace(/^smtp; */i, '').slice(0, LONGEST_JUDGED)
  const answer = said.slice(0, LONGEST_ANSWER)
  // Exim writes 5.0.0 for whatever there is.
  const code = (status.endsWith('.0.0') && enhancedCode(said)) || status
  if (action !== 'failed') return { kind: undefined, code, answer }
  return { kind: isHardAnswer(said, code) ? 'hard' : 'soft', code, answer }
}

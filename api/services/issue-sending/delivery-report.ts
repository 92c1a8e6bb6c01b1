import type { BounceKind } from '#api/contract/values/staff/issues.ts'
import type { ReportParts } from '#api/services/issue-sending/report-parts.ts'
import type { ReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import type { DeliveryKey } from '#api/store/newsletter/issue-deliveries.ts'

/** What a report says of one of our mails; without a kind: that it only takes longer, or has arrived. */
export interface DeliveryReport extends DeliveryKey {
  kind: BounceKind | undefined
  code: string
  answer: string
}

const LONGEST_ANSWER = 300
/** 1.7, 1.8, 1.90 and 4.5 are about our account: its sender, or what it may send in a day. */
const softStatus = /^5\.(?:1\.(?:[78]|90)|2\.[234]|4\.5|[3567]\.\d{1,3})$/

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
  return status && { ...key, ...deliveryStatus(status) }
}

function deliveryStatus(fields: ReadonlyMap<string, string>): Pick<DeliveryReport, 'kind' | 'code' | 'answer'> {
  const action = (fields.get('action') ?? '').toLowerCase()
  const [code = ''] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  const answer = (fields.get('diagnostic-code') ?? '').replace(/^smtp; */i, '').slice(0, LONGEST_ANSWER)
  if (action !== 'failed') return { kind: undefined, code, answer }
  return { kind: code.startsWith('5.') && !softStatus.test(code) ? 'hard' : 'soft', code, answer }
}

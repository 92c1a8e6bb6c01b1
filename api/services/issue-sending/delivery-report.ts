import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { BounceKind } from '#api/contract/values/staff/issues.ts'
import type { ReportTokens } from '#api/services/issue-sending/report-tokens.ts'
import type { DeliveryKey } from '#api/store/newsletter/issue-deliveries.ts'

/** What a report says of one of our mails; without a kind: that it only takes longer, or has arrived. */
export interface DeliveryReport extends DeliveryKey {
  kind: BounceKind | undefined
  code: string
  answer: string
}

/** Deeper or larger is no report of a mail server. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 100_000, forceRfc822Attachments: true } as const
const LONGEST_PART = 200_000 // characters that are looked through
const LONGEST_ANSWER = 300
const softStatus = /^5\.(?:2\.[234]|[3567]\.\d{1,3})$/

/**
 * A delivery report (RFC 3464) or a complaint (RFC 5965). Undefined when it is neither, or not about a mail of ours: anybody
 * can send such a report, but only who had the mail knows its Message-ID.
 */
export async function readReport(
  raw: Uint8Array,
  tokens: Pick<ReportTokens, 'read'>,
): Promise<DeliveryReport | undefined> {
  const mail = await PostalMime.parse(raw, bounds)
  const key = subjectOf(mail, tokens)
  if (!key) return undefined
  const feedback = partOf(mail, 'message/feedback-report')
  if (feedback) {
    const type = fieldsIn(textOf(feedback)).get('feedback-type') ?? ''
    const kind = type === 'abuse' || type === 'fraud' ? ('complaint' as const) : undefined
    return { ...key, kind, code: '', answer: type.slice(0, LONGEST_ANSWER) }
  }
  const status = partOf(mail, 'message/delivery-status')
  return status && { ...key, ...deliveryStatus(fieldsIn(textOf(status))) }
}

function deliveryStatus(fields: Map<string, string>): Pick<DeliveryReport, 'kind' | 'code' | 'answer'> {
  const action = (fields.get('action') ?? '').toLowerCase()
  const [code = ''] = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '') ?? []
  const answer = (fields.get('diagnostic-code') ?? '').replace(/^smtp; */i, '').slice(0, LONGEST_ANSWER)
  if (action !== 'failed') return { kind: undefined, code, answer }
  return { kind: code.startsWith('5.') && !softStatus.test(code) ? 'hard' : 'soft', code, answer }
}

/** The mail that a report is about: returned whole, or its header alone. */
function subjectOf(mail: Email, tokens: Pick<ReportTokens, 'read'>): DeliveryKey | undefined {
  for (const type of ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers']) {
    const part = partOf(mail, type)
    const messageId = part && fieldsIn(headerIn(textOf(part))).get('message-id')
    const key = messageId && tokens.read(messageId)
    if (key) return key
  }
  return undefined
}

const partOf = ({ attachments }: Email, type: string) => attachments.find(({ mimeType }) => mimeType === type)

function textOf({ content }: Attachment): string {
  const text = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('latin1')
  return text.slice(0, LONGEST_PART)
}

const headerIn = (text: string) => text.replaceAll('\r\n', '\n').split('\n\n', 1)[0] ?? ''

/** The last of each name counts: a delivery status has the fields of its server first, then those of the recipient. */
function fieldsIn(text: string): Map<string, string> {
  const fields = new Map<string, string>()
  let name = ''
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const colon = line.indexOf(':')
    if (/^[ \t]/.test(line)) fields.set(name, `${fields.get(name) ?? ''} ${line.trim()}`)
    else if (colon > 0) {
      name = line.slice(0, colon).toLowerCase()
      fields.set(name, line.slice(colon + 1).trim())
    }
  }
  return fields
}

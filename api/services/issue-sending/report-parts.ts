import PostalMime, { type Attachment, type Email } from 'postal-mime'

/** What a report says (RFC 3464, RFC 5965), as text that has still to be judged. */
export interface ReportParts {
  messageIds: string[] // of the mail that it is about: returned whole, or its header alone
  feedback: Fields | undefined
  status: Fields | undefined
}

type Fields = ReadonlyMap<string, string>

/** Deeper or larger is no report of a mail server. */
const bounds = { maxNestingDepth: 20, maxHeadersSize: 100_000, forceRfc822Attachments: true } as const
const LONGEST_PART = 200_000 // characters that are looked through

/** Takes up to some seconds for a megabyte that was made for it: read it in a thread (`report-reader.ts`). */
export async function reportParts(raw: Uint8Array): Promise<ReportParts> {
  const mail = await PostalMime.parse(raw, bounds)
  const fieldsOf = (type: string) => {
    const part = partOf(mail, type)
    return part && fieldsIn(textOf(part))
  }
  return {
    messageIds: ['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'].flatMap((type) => {
      const part = partOf(mail, type)
      return (part && fieldsIn(headerIn(textOf(part))).get('message-id')) ?? []
    }),
    feedback: fieldsOf('message/feedback-report'),
    status: fieldsOf('message/delivery-status'),
  }
}

const partOf = ({ attachments }: Email, type: string) => attachments.find(({ mimeType }) => mimeType === type)

function textOf({ content }: Attachment): string {
  const text = typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('latin1')
  return text.slice(0, LONGEST_PART)
}

const headerIn = (text: string) => text.replaceAll('\r\n', '\n').split('\n\n', 1)[0] ?? ''

/** The last of each name counts: a delivery status has the fields of its server first, then those of the recipient. */
function fieldsIn(text: string): Fields {
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

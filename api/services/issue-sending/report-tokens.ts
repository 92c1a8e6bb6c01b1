import { createHmac, timingSafeEqual } from 'node:crypto'
import type { DeliveryKey } from '#api/store/newsletter/issue-deliveries.ts'

const MAC = 32 // hexadecimal digits: some servers change the case of what they return
const LONGEST = 250
const macForm = /^[0-9a-f]{32}$/

export type ReportTokens = ReturnType<typeof createReportTokens>

/** The left half of an issue mail's Message-ID. Whoever returns one has had the mail in hand. */
export function createReportTokens({ secret }: { secret: string }) {
  const key = createHmac('sha256', secret).update('newsletter reports').digest()
  const macOf = (content: string) => createHmac('sha256', key).update(content).digest('hex').slice(0, MAC)
  const contentOf = ({ issueId, subscriberId }: DeliveryKey) => `${issueId}.${subscriberId}`

  return {
    tokenOf: (delivery: DeliveryKey): string => `${contentOf(delivery)}.${macOf(contentOf(delivery))}`,

    /** Of a Message-ID, with or without its brackets and domain. Undefined when it is none of ours. */
    read(messageId: string): DeliveryKey | undefined {
      const [token = ''] = messageId.slice(0, LONGEST).trim().replace(/^</, '').toLowerCase().split('@')
      const [issueId = '', subscriberId = '', mac = '', ...more] = token.split('.')
      if (more.length > 0 || !macForm.test(mac)) return undefined
      const expected = macOf(contentOf({ issueId, subscriberId }))
      return timingSafeEqual(Buffer.from(mac), Buffer.from(expected)) ? { issueId, subscriberId } : undefined
    },
  }
}

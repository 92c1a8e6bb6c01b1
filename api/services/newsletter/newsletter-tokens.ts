import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { LinkProblem } from '#api/contract/newsletter.ts'
import { createAddressKeys } from '#api/services/newsletter/address-keys.ts'

/** Tokens of one purpose are invalid for any other. */
export type LinkPurpose = 'confirm' | 'unsubscribe' | 'preferences'

const purposes = new Map<string, LinkPurpose>(Object.entries({ c: 'confirm', u: 'unsubscribe', p: 'preferences' }))
const SEALED = 'r'
const ALGORITHM = 'aes-256-gcm'
const IV = 12
const TAG = 16

export type NewsletterTokens = ReturnType<typeof createNewsletterTokens>

/** Signs links in mails and encrypts undo states, each with a key of its own. */
export function createNewsletterTokens({ secret, now }: { secret: string; now: () => number }) {
  const keyFor = (use: string) => createHmac('sha256', secret).update(`newsletter ${use}`).digest()
  const keys = { links: keyFor('links'), undo: keyFor('undo') }
  const signatureOf = (content: string) => createHmac('sha256', keys.links).update(content).digest('base64url')

  return {
    ...createAddressKeys(secret),

    sign({ purpose, id, expiresAt }: { purpose: LinkPurpose; id: string; expiresAt: number }): string {
      const content = `${purpose[0]}.${id}.${expiresAt.toString(36)}`
      return `${content}.${signatureOf(content)}`
    },

    read(token: string): { purpose: LinkPurpose; id: string } | LinkProblem {
      const end = token.lastIndexOf('.')
      const content = token.slice(0, Math.max(end, 0))
      const [mark = '', id = '', expiry = ''] = content.split('.')
      const purpose = purposes.get(mark)
      if (!isSame(token.slice(end + 1), signatureOf(content)) || !purpose) return 'altered'
      return Number.parseInt(expiry, 36) > now() ? { purpose, id } : 'expired'
    },

    isSealed: (token: string) => token.startsWith(`${SEALED}.`),

    /** Encrypted: others may see the page that carries it. */
    seal(content: string, expiresAt: number): string {
      const iv = randomBytes(IV)
      const cipher = createCipheriv(ALGORITHM, keys.undo, iv)
      const sealed = Buffer.concat([cipher.update(`${expiresAt}\n${content}`, 'utf8'), cipher.final()])
      return `${SEALED}.${Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url')}`
    },

    open(token: string): { content: string } | LinkProblem {
      const bytes = Buffer.from(token.slice(2), 'base64url')
      if (bytes.length <= IV + TAG) return 'altered'
      try {
        const decipher = createDecipheriv(ALGORITHM, keys.undo, bytes.subarray(0, IV), { authTagLength: TAG })
        decipher.setAuthTag(bytes.subarray(IV, IV + TAG))
        const text = Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]).toString('utf8')
        const end = text.indexOf('\n')
        return Number(text.slice(0, end)) > now() ? { content: text.slice(end + 1) } : 'expired'
      } catch {
        return 'altered'
      }
    },
  }
}

/** Compares in constant time. */
function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

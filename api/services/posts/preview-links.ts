import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Stores } from '#api/store/stores.ts'
import type { Language } from '#locales/languages.ts'

interface PreviewLinksDependencies {
  stores: Pick<Stores, 'postPreviews'>
  secret: string
  now: () => number
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>

/**
 * Links that show what is written of a post in one language until they expire (D22). Those that staff make are stored
 * and can be revoked. What a browser checks before a post opens is signed: for minutes, and nothing is stored or logged.
 */
export function createPreviewLinks({ stores, secret, now }: PreviewLinksDependencies) {
  const signatureOf = (language: Language, slug: string, expiry: string) =>
    createHmac('sha256', secret).update(`preview\n${language}\n${slug}\n${expiry}`).digest('base64url')

  return {
    /** The `preview` parameter; `expiresAt` in milliseconds since 1970. */
    sign(language: Language, slug: string, expiresAt: number): string {
      const expiry = expiresAt.toString(36)
      return `${expiry}.${signatureOf(language, slug, expiry)}`
    },

    allows(language: Language, slug: string, token: string): boolean {
      const [expiry = '', signature = ''] = token.split('.')
      const [given, due] = [Buffer.from(signature), Buffer.from(signatureOf(language, slug, expiry))]
      return given.length === due.length && timingSafeEqual(given, due) && Number.parseInt(expiry, 36) > now()
    },

    /** A token to be told once, and what is stored of it. */
    make(): { token: string; tokenHash: string } {
      const token = randomBytes(32).toString('base64url')
      return { token, tokenHash: hashOf(token) }
    },

    /** The post that a stored link shows, whatever its address is by now. */
    postOf: (language: Language, token: string): Promise<string | undefined> =>
      stores.postPreviews.findPost(hashOf(token), language, now()),
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

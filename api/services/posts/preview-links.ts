import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#locales/languages.ts'

export type PreviewLinks = ReturnType<typeof createPreviewLinks>

/** Signed links that show one draft in one language until they expire (D22). */
export function createPreviewLinks({ secret, now }: { secret: string; now: () => number }) {
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
  }
}

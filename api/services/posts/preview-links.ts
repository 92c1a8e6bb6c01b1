import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '#locales/languages.ts'

interface PreviewLinksDependencies {
  /** The same on every server of one database. */
  secret: string
  now: () => number
}

export type PreviewLinks = ReturnType<typeof createPreviewLinks>

/** Lets whoever has the link see one draft in one language until it expires (D22). */
export function createPreviewLinks({ secret, now }: PreviewLinksDependencies) {
  const signatureOf = (language: Language, slug: string, expiry: string) =>
    createHmac('sha256', secret).update(`preview\n${language}\n${slug}\n${expiry}`).digest('base64url')

  return {
    /** What stands under `preview` in the address of a draft. `expiresAt` in milliseconds since 1970. */
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

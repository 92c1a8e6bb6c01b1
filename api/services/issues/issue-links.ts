import { createHmac, timingSafeEqual } from 'node:crypto'
import { newsletterPaths } from '#api/contract/values/newsletter-paths.ts'
import { type Language, languages } from '#locales/languages.ts'

export type IssueLinks = ReturnType<typeof createIssueLinks>

/** Signed addresses of an issue's public version. They name an issue and a language, and nobody who got it. */
export function createIssueLinks({ secret, publicUrl }: { secret: string; publicUrl: string }) {
  const key = createHmac('sha256', secret).update('newsletter issues').digest()
  const signatureOf = (content: string) => createHmac('sha256', key).update(content).digest()

  return {
    addressOf(issue: string, language: Language): string {
      const content = `${issue}.${language}`
      return `${publicUrl}${newsletterPaths.issue}/${content}.${signatureOf(content).toString('base64url')}`
    },

    /** Undefined for a token that is not whole, or not ours. */
    read(token: string): { issue: string; language: Language } | undefined {
      const [issue = '', named, signature = '', ...more] = token.split('.')
      const language = languages.find((one) => one === named)
      if (!language || more.length > 0) return undefined
      const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(`${issue}.${language}`)]
      const isRight = given.length === right.length && timingSafeEqual(given, right)
      // Decoding forgives what a link does not need.
      return isRight && given.toString('base64url') === signature ? { issue, language } : undefined
    },
  }
}

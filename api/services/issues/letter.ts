import type { WrittenIssue } from '#api/contract/staff/issues.ts'
import type { LanguageFate } from '#api/contract/values/staff/issues.ts'
import type { Language } from '#locales/languages.ts'

/** The mail of one language for everybody who gets it. */
export interface Letter {
  subject: string
  html: string // with the marks where a recipient's own links go
  plain: string // the same
}

/**
 * Where a recipient's own links stand in a letter, HTML and text alike. Real addresses of no site, so that whatever makes
 * the HTML leaves them as they are.
 */
export const letterMarks = {
  unsubscribe: 'https://unsubscribe.invalid/',
  preferences: 'https://preferences.invalid/',
  web: 'https://web-version.invalid/',
} as const

/** What becomes of a language, and in which one its mail is. */
export interface LanguagePlan {
  fate: LanguageFate
  sentIn: Language
}

export interface LetterWriting {
  /** By what the issue and its posts have now. */
  plan: (text: WrittenIssue) => Promise<Record<Language, LanguagePlan>>
  write: (text: WrittenIssue, number: number, language: Language) => Promise<Letter>
}

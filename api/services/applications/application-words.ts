import { fold } from '#api/services/search/search-words.ts'

interface Sought {
  fullName: string
  email: string
  phone: string
  opening?: { title: string } | undefined
  message: string
}

/** What the search of staff reads of an application. */
export function applicationWords({ fullName, email, phone, opening, message }: Sought): string {
  return wordsOf([fullName, email, phone, opening?.title ?? '', message].join(' ')).join(' ')
}

export function wordsOf(text: string): string[] {
  return fold(text, 'en').split(/\s+/).filter(Boolean)
}

import { searchedWords } from '#api/services/search/searched-words.ts'

interface Sought {
  fullName: string
  email: string
  phone: string
  opening?: { title: string } | undefined
  message: string
}

/** What the search of staff reads of an application. */
export const applicationWords = ({ fullName, email, phone, opening, message }: Sought): string =>
  searchedWords(fullName, email, phone, opening?.title ?? '', message)

import { searchedWords } from '#api/services/search/searched-words.ts'

interface Written {
  name: string
  email: string
  message: string
}

/** What the search of staff reads of a message. */
export const messageWords = ({ name, email, message }: Written): string => searchedWords(name, email, message)

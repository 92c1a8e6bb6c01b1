import { useCallback } from 'react'
import { begunWords } from '#site/staff/saving/begun-words.ts'

/** Notes that are begun and not sent, by what they are about: their form says `data-kept`. */
export function useBegunNotes(about = '') {
  const onText = useCallback((text: string) => void begunWords.set(about, text), [about])
  return { typed: begunWords.get(about), onText }
}

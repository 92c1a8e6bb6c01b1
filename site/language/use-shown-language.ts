import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { useLanguage } from '#site/language/use-language.ts'

/** Revalidates when the language on screen changes on a plain path, where the address stays the same (D6). */
export function useShownLanguage(loaded: Language | undefined): void {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  const isMoving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isMoving && loaded && loaded !== language) void revalidate()
  }, [isMoving, loaded, language, revalidate])
}

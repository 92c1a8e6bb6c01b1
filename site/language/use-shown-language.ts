import { useEffect } from 'react'
import { useNavigation, useRevalidator } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { useLanguage } from '#site/language/use-language.ts'

/** Reads a page's posts again when the language on screen is no longer theirs: on a plain path it changes without the address (D6). */
export function useShownLanguage(loaded: Language | undefined): void {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  // A page that is on its way brings its own posts.
  const isMoving = useNavigation().state !== 'idle'
  useEffect(() => {
    if (!isMoving && loaded && loaded !== language) void revalidate()
  }, [isMoving, loaded, language, revalidate])
}

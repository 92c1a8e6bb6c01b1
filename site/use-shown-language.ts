import { useEffect } from 'react'
import { useRevalidator } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { useLanguage } from '#site/use-language.ts'

/** Reads a page's posts again when the language on screen is no longer theirs: on a plain path it changes without the address (D6). */
export function useShownLanguage(loaded: Language | undefined): void {
  const language = useLanguage()
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (loaded && loaded !== language) void revalidate()
  }, [loaded, language, revalidate])
}

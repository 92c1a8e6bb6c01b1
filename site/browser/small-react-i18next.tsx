import { createContext, type ReactNode, use, useSyncExternalStore } from 'react'
import type { SmallTexts } from '#site/browser/small-i18next.ts'

const TextsContext = createContext<SmallTexts | undefined>(undefined)

interface ProviderProps {
  i18n: SmallTexts
  children: ReactNode
}

export function I18nextProvider({ i18n, children }: ProviderProps) {
  return <TextsContext value={i18n}>{children}</TextsContext>
}

/** Here there is nothing to prepare. */
export const initReactI18next = {}

/** The words of the first of the files; the others are at hand for keys that name them. Waits for what is not there yet. */
export function useTranslation(files?: string | readonly string[]) {
  const i18n = use(TextsContext)
  if (!i18n) throw new Error('useTranslation has no I18nextProvider above it.')
  const languageNow = () => i18n.language
  const language = useSyncExternalStore(i18n.subscribe, languageNow, languageNow)
  const asked = [files ?? i18n.defaultFile].flat()
  for (const file of asked) if (!i18n.hasLoadedNamespace(file)) use(i18n.loadNamespace(file, language))
  return { t: i18n.getFixedT(language, asked[0] ?? i18n.defaultFile), i18n }
}

import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { BrowserTexts } from '#site/language/browser-texts.ts'

/** Changes the language of the texts in a transition: what is not hydrated yet is hydrated first. */
export function TextsProvider({ texts, children }: { texts: BrowserTexts; children: ReactNode }) {
  const [i18n, setI18n] = useState(texts.get)
  useEffect(() => texts.subscribe(() => startTransition(() => setI18n(texts.get()))), [texts])
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

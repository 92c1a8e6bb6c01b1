import type { SiteSettings } from '#api/contract/site-settings.ts'
import { isLanguage, type Language } from '#locales/languages.ts'

/** What the server left in the document to start from (`HydrationState` in site/render/render-page.tsx). */
export interface StateInDocument {
  path: string
  language: Language
  files: string[]
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  settings: SiteSettings
}

/** Undefined on pages that are meant to stay plain. */
export function readHydrationState(): StateInDocument | undefined {
  const text = document.getElementById('state')?.textContent
  const state: unknown = text ? JSON.parse(text, withArticle) : undefined
  return isState(state) ? state : undefined
}

/** An article's HTML stands beside the state, word for word as it is drawn: so it compresses to nothing. */
function withArticle(key: string, value: unknown): unknown {
  return key === 'html' && value === true ? document.getElementById('state-html')?.textContent : value
}

/**
 * The same build wrote it into the same document, so it is told from what is none, and not looked at piece by piece: a
 * schema would cost every page 9 kB.
 */
function isState(state: unknown): state is StateInDocument {
  return (
    typeof state === 'object' && state !== null && 'path' in state && 'language' in state && isLanguage(state.language)
  )
}

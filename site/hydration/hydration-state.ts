import type { SiteSettings } from '#api/contract/site-settings.ts'
import { isLanguage, type Language } from '#locales/languages.ts'

/** The state in the document (`HydrationState` in site/render/render-page.tsx). */
export interface StateInDocument {
  path: string
  language: Language
  files: string[]
  loaderData: Record<string, unknown>
  actionData: Record<string, unknown> | null
  settings: SiteSettings
}

export function readHydrationState(): StateInDocument | undefined {
  const text = document.getElementById('state')?.textContent
  const state: unknown = text ? JSON.parse(text, withArticle) : undefined
  return isState(state) ? state : undefined
}

/** The HTML of an article stands beside the state (site/render/state-markup.ts). */
function withArticle(key: string, value: unknown): unknown {
  return key === 'html' && value === true ? document.getElementById('state-html')?.textContent : value
}

/** The same build wrote the state, so it is not parsed: a schema would cost every page 9 kB. */
function isState(state: unknown): state is StateInDocument {
  return (
    typeof state === 'object' && state !== null && 'path' in state && 'language' in state && isLanguage(state.language)
  )
}

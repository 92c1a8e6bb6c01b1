import * as z from 'zod/mini'
import { siteSettings } from '#api/contract/site-settings.ts'
import { isLanguage, type Language } from '#locales/languages.ts'

const routeValues = z.record(z.string(), z.unknown())
const hydrationState = z.object({
  path: z.string(),
  language: z.custom<Language>(isLanguage),
  files: z.array(z.string()),
  loaderData: routeValues,
  actionData: z.nullable(routeValues),
  settings: siteSettings,
})

/** What the server left in the document to start from; undefined on pages that are meant to stay plain. */
export function readHydrationState(): z.output<typeof hydrationState> | undefined {
  const text = document.getElementById('state')?.textContent
  return text ? hydrationState.parse(JSON.parse(text)) : undefined
}

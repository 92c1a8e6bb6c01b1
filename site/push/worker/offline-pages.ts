import { type Language, languages } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'
import { names } from '#site/visitor/stored-names.ts'

/** Written by the build into the worker (`site/build/build-worker.ts`): a hash of the site it was built with. */
declare const __SITE_VERSION__: string

const version = () => `${names.offlinePages}-${__SITE_VERSION__}`

/** Where the server has the page in a language (`site/render/files/offline-page.tsx`). */
const addressOf = (language: Language) => `/offline/${language}.html`

/** Fetches the six pages. One that does not come is done without: notifications are what the worker is for. */
export async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(version())
  await Promise.allSettled(
    languages.map((language) => cache.add(new Request(addressOf(language), { cache: 'reload' }))),
  )
}

/** Deletes those of other versions, or all of them. */
export async function forgetOlderPages(): Promise<void> {
  await forgetOfflinePages((name) => name !== version())
}

export async function forgetOfflinePages(isOld: (name: string) => boolean = () => true): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(names.offlinePages) && isOld(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** The page for a navigation that came to nothing, in the language of its address or else of the visitor's notifications. */
export async function offlinePage(pathname: string, language: Language): Promise<Response> {
  const page = await caches.match(addressOf(prefixOf(pathname) ?? language), { cacheName: version() })
  return page ?? Response.error()
}

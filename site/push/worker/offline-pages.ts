import { type Language, languages } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'
import { names } from '#site/visitor/stored-names.ts'

/** A hash of the site, written by `site/build/build-worker.ts`. */
declare const __SITE_VERSION__: string

const version = () => `${names.offlinePages}-${__SITE_VERSION__}`

const addressOf = (language: Language) => `/offline/${language}.html`

/** A page that fails is left out: the worker is for notifications. */
export async function cacheOfflinePages(): Promise<void> {
  const cache = await caches.open(version())
  await Promise.allSettled(
    languages.map((language) => cache.add(new Request(addressOf(language), { cache: 'reload' }))),
  )
}

export async function deleteOldPages(): Promise<void> {
  await deleteOfflinePages((name) => name !== version())
}

export async function deleteOfflinePages(isOld: (name: string) => boolean = () => true): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(names.offlinePages) && isOld(name))
  await Promise.all(old.map((name) => caches.delete(name)))
}

export async function offlinePage(pathname: string, language: Language): Promise<Response> {
  const page = await caches.match(addressOf(prefixOf(pathname) ?? language), { cacheName: version() })
  return page ?? Response.error()
}

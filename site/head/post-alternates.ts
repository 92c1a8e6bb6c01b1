import { defaultLanguage, type Language, languages } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'

/** Where a post is found in the languages that have it: each translation has its own slug, and some languages none (D21). */
export function postAlternates(addresses: Partial<Record<Language, string>>): { hreflang: string; path: string }[] {
  const published = languages.flatMap((language) => {
    const path = addresses[language]
    return path ? [{ hreflang: language as string, path: localPath(path, language) }] : []
  })
  const plain = addresses[defaultLanguage]
  return plain ? [...published, { hreflang: 'x-default', path: plain }] : published
}

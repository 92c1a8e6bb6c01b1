import { defaultLanguage, type Language, languages } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'

/** Each translation of a post has its own slug (D21). */
export function postAlternates(addresses: Partial<Record<Language, string>>): { hreflang: string; path: string }[] {
  const published = languages.flatMap((language) => {
    const path = addresses[language]
    return path ? [{ hreflang: language as string, path: localPath(path, language) }] : []
  })
  const plain = addresses[defaultLanguage]
  return plain ? [...published, { hreflang: 'x-default', path: plain }] : published
}

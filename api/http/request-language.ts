import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'

interface LanguageSource {
  url: string
  body?: unknown
  headers: { 'accept-language'?: string | undefined }
}

/** For errors: the body's language, else the path's prefix, else the browser's. */
export function requestLanguage({ url, body, headers }: LanguageSource): Language {
  const stated = body !== null && typeof body === 'object' && 'language' in body ? body.language : undefined
  if (isLanguage(stated)) return stated
  const [pathname = '', query = ''] = url.split('?')
  const asked = new URLSearchParams(query).get('language')
  if (isLanguage(asked)) return asked
  const prefix = pathname.split('/')[1]
  if (isLanguage(prefix)) return prefix
  const preferred = (headers['accept-language'] ?? '')
    .split(',')
    .map((range) => range.trim().slice(0, 2).toLowerCase())
    .find(isLanguage)
  return preferred ?? defaultLanguage
}

import { defaultLanguage, isLanguage, type Language } from '#locales/languages.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The language to answer in, once it is known: a schema adds the default one to a body that names none. */
    language: Language | undefined
  }
}

interface LanguageSource {
  language?: Language | undefined
  url: string
  body?: unknown
  headers: { 'accept-language'?: string | undefined }
}

/** For errors: what the request says of itself, else the body's language, the path's prefix, the browser's. */
export function requestLanguage({ language, url, body, headers }: LanguageSource): Language {
  if (language) return language
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

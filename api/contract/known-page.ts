import type { Language } from '#locales/languages.ts'

/** A page that the site has, as statistics name it: its address with the prefix and a slash at the end. */
export interface KnownPage {
  page: string
  post?: { language: Language; slug: string }
}

export type KnowPage = (path: string) => KnownPage | undefined

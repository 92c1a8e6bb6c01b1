import type { Stores } from '#api/store/stores.ts'
import { type Language, languages } from '#locales/languages.ts'

/** Settings that languages have by themselves; off until somebody turns them on. */
export const languageSettings = {
  archive: 'issueArchive', // whether issues that were sent are public
  welcome: 'issueWelcome', // whether who confirms is welcomed by mail
} as const

export type LanguageSetting = keyof typeof languageSettings

/** The languages in which it is on. */
export async function languagesWith(
  { settings }: Pick<Stores, 'settings'>,
  setting: LanguageSetting,
): Promise<Language[]> {
  const name = languageSettings[setting]
  const stored = ((await settings.find([name])).get(name) ?? '').split(',')
  return languages.filter((language) => stored.includes(language))
}

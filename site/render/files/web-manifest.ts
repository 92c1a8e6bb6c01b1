import { brand } from '#locales/brand.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { localPath } from '#site/address/addresses.ts'
import type { HeadWords } from '#site/head/head-words.ts'
import { themeColours } from '#site/head/theme-colours.ts'

export function webManifest(language: Language, t: HeadWords) {
  const prefix = language === defaultLanguage ? undefined : language
  return {
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: t('home:head.description'),
    lang: language,
    dir: 'ltr',
    start_url: localPath('/', prefix),
    scope: '/',
    display: 'standalone',
    theme_color: themeColours.day,
    background_color: themeColours.day,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

import type { TextFile } from '#locales/texts.ts'

export const textsEverywhere = [
  'common',
  'cookie-banner',
  'newsletter-form',
  'offline-notice',
  'page-error',
  'page-spinner',
  'search-overlay',
  'site-footer',
  'site-header',
] as const satisfies readonly TextFile[]

export const everywhere = 'everywhere'

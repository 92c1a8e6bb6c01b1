import type { InitOptions } from 'i18next'
import { languages } from '#locales/languages.ts'

export const i18nextOptions = {
  supportedLngs: [...languages],
  // A missing text must be seen (and fails a test), not be covered by English.
  fallbackLng: false,
  load: 'currentOnly',
  ns: ['common'],
  defaultNS: 'common',
  interpolation: { escapeValue: false },
  showSupportNotice: false,
} satisfies InitOptions & { showSupportNotice: boolean }

import type { i18n } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { named } from '#site/head/head-elements.ts'
import { OfflinePage } from '#site/pages/offline-page.tsx'
import type { createDocument } from '#site/render/document.ts'

interface OfflinePageSources {
  document: ReturnType<typeof createDocument>
  texts: (language: Language) => i18n
}

/** Inlined styles, no scripts: the service worker caches one file (`site/push/worker/offline-pages.ts`). */
export function createOfflinePages({ document, texts }: OfflinePageSources) {
  return (language: Language): string =>
    document({
      language,
      head: {
        title: `${texts(language).getFixedT(language, 'offline')('title')} | ${brand.name}`,
        elements: [named('robots', 'noindex')],
      },
      html: renderToStaticMarkup(
        <I18nextProvider i18n={texts(language)}>
          <OfflinePage />
        </I18nextProvider>,
      ),
      hydration: undefined,
    })
}

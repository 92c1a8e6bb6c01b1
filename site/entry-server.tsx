import { createStaticHandler, type StaticHandlerContext } from 'react-router-dom'
import type { RenderMail } from '#api/contract/mail-order.ts'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import type { Pages } from '#api/http/pages.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { prefixOf } from '#site/addresses.ts'
import { readBuiltAssets, type SiteAssets } from '#site/render/assets.ts'
import { createDocument } from '#site/render/document.ts'
import { headWords } from '#site/render/head-words.ts'
import { pageContext } from '#site/render/page-context.ts'
import { renderPage } from '#site/render/render-page.tsx'
import { createServerTexts } from '#site/render/server-texts.ts'
import { createSiteFiles } from '#site/render/site-files.ts'
import { routes } from '#site/routes.tsx'

interface PagesOptions {
  settings: SiteSettings
  /** Where the browser's files are; what the last build left, unless a development server says otherwise. */
  assets?: SiteAssets
  now?: () => number
}

/** The server's side of the site: an address in, a whole HTML answer out. */
export function createPages({ settings, assets = readBuiltAssets(), now = Date.now }: PagesOptions): Pages {
  const { publicUrl } = settings
  const handler = createStaticHandler(routes)
  const texts = createServerTexts()
  const document = createDocument(assets, settings)

  async function answer(
    request: Request,
    requestContext: ReturnType<typeof pageContext>,
    language: Language,
    status?: number,
  ) {
    const result = await handler.query(request, { requestContext })
    if (result instanceof Response) {
      const headers = { ...Object.fromEntries(result.headers), 'cache-control': 'no-store' }
      return { status: result.status, headers, body: '' }
    }
    const page = renderPage({ result, routes: handler.dataRoutes, i18n: texts(language), settings })
    return {
      status: status ?? result.statusCode,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control':
          request.method === 'GET' && result.statusCode === 200 && !status
            ? (cachingOf(result) ?? 'public, max-age=0, must-revalidate')
            : 'no-store',
      },
      body: document(page),
    }
  }

  return {
    scriptHashes: document.scriptHashes,
    ...(settings.imageHost && { imageHost: settings.imageHost }),
    file: createSiteFiles({ publicUrl, routes, words: (language) => headWords(texts(language)), now }),

    async render({ method, path, form, client }) {
      const url = new URL(publicUrl + (path.startsWith('//') ? `/.${path}` : path))
      const request = new Request(url, method === 'POST' ? { method, body: form ?? new URLSearchParams() } : {})
      return answer(request, pageContext({ client }), prefixOf(url.pathname) ?? defaultLanguage)
    },

    async renderFailure(status, error, language) {
      const request = new Request(`${publicUrl}/${language}/message-error/`)
      return answer(request, pageContext({ failure: error.message }), language, status)
    },
  }
}

/** Loaded with the first mail: no page needs it, and a server should open quickly. */
export const renderMail: RenderMail = async (order) => {
  const mails = await import('#site/render/render-mail.ts')
  return mails.renderMail(order)
}

/** What a page's loader says of keeping it. */
function cachingOf({ loaderHeaders }: StaticHandlerContext): string | undefined {
  return Object.values(loaderHeaders).flatMap((headers) => headers.get('cache-control') ?? [])[0]
}

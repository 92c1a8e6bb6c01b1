import type { StaticHandlerContext } from 'react-router-dom'
import type { RenderMail } from '#api/contract/mail-order.ts'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import type { PageRequest, Pages } from '#api/http/pages.ts'
import { defaultLanguage, type Language } from '#locales/languages.ts'
import { prefixOf } from '#site/addresses.ts'
import { readBuiltAssets, type SiteAssets } from '#site/render/assets.ts'
import { createDocument } from '#site/render/document.ts'
import { createHandlers } from '#site/render/handlers.ts'
import { headWords } from '#site/render/head-words.ts'
import { createOfflinePages } from '#site/render/offline-page.tsx'
import { createPageCache } from '#site/render/page-cache.ts'
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
  const handlers = createHandlers(routes)
  const texts = createServerTexts()
  const document = createDocument(assets, settings)

  async function answer(
    request: Request,
    requestContext: ReturnType<typeof pageContext>,
    language: Language,
    status?: number,
  ) {
    const result = await handlers(new URL(request.url).pathname).query(request, { requestContext })
    if (result instanceof Response) {
      const headers = { ...Object.fromEntries(result.headers), 'cache-control': 'no-store' }
      return { status: result.status, headers, body: '' }
    }
    const page = renderPage({ result, i18n: texts(language), settings })
    return {
      status: status ?? result.statusCode,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': language,
        'cache-control':
          request.method === 'GET' && result.statusCode === 200 && !status
            ? (cachingOf(result) ?? askedAgain)
            : 'no-store',
      },
      body: document(page),
    }
  }

  const file = createSiteFiles({
    publicUrl,
    routes,
    words: (language) => headWords(texts(language)),
    now,
    offlinePage: createOfflinePages({ document, texts }),
  })

  async function render({ method, path, form, client }: PageRequest) {
    const url = new URL(publicUrl + (path.startsWith('//') ? `/.${path}` : path))
    const request = new Request(url, method === 'POST' ? { method, body: form ?? new URLSearchParams() } : {})
    return answer(request, pageContext({ client }), prefixOf(url.pathname) ?? defaultLanguage)
  }

  return {
    scriptHashes: document.scriptHashes,
    ...(settings.imageHost && { imageHost: settings.imageHost }),
    file,
    render,

    openCache: (content) =>
      createPageCache({
        content,
        now,
        async make(address, { client, posts }) {
          const made = await file(address, posts)
          if (!made || typeof made.body !== 'string') return render({ method: 'GET', path: address, client })
          const headers = { 'content-type': made.type, 'cache-control': `public, max-age=${made.maxAge}` }
          return { status: 200, headers, body: made.body }
        },
      }),

    async renderFailure(status, error, language) {
      const request = new Request(`${publicUrl}/${language}/message-error/`)
      return answer(request, pageContext({ failure: error.message }), language, status)
    },
  }
}

/**
 * Browsers ask again each time, and learn of a change at once. What stands between them and us may answer for a minute
 * by itself, and for ten more while it asks.
 */
const askedAgain = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600'

/** Loaded with the first mail: no page needs it, and a server should open quickly. */
export const renderMail: RenderMail = async (order) => {
  const mails = await import('#site/render/render-mail.ts')
  return mails.renderMail(order)
}

/** What a page's loader says of keeping it. */
function cachingOf({ loaderHeaders }: StaticHandlerContext): string | undefined {
  return Object.values(loaderHeaders).flatMap((headers) => headers.get('cache-control') ?? [])[0]
}

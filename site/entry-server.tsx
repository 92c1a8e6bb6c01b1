import type { StaticHandlerContext } from 'react-router-dom'
import type { RenderMail } from '#api/contract/mail-order.ts'
import type { MadeAnswer } from '#api/contract/page-cache.ts'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import type { PageRequest, Pages } from '#api/http/pages.ts'
import { defaultLanguage } from '#locales/languages.ts'
import { prefixOf } from '#site/address/addresses.ts'
import { createKnownPages } from '#site/address/known-pages.ts'
import { pageQuery } from '#site/address/page-query.ts'
import { headWords } from '#site/head/head-words.ts'
import { readBuiltAssets, readStaffAssets, type SiteAssets, type StaffAssets } from '#site/render/assets.ts'
import { createFailurePages } from '#site/render/cache/failure-pages.ts'
import { createPageCache } from '#site/render/cache/page-cache.ts'
import { createDocument } from '#site/render/document.ts'
import { createOfflinePages } from '#site/render/files/offline-page.tsx'
import { createSiteFiles } from '#site/render/files/site-files.ts'
import { createHandlers } from '#site/render/handlers.ts'
import { pageContext } from '#site/render/page-context.ts'
import { type RenderedPage, renderPage } from '#site/render/render-page.tsx'
import { createServerTexts } from '#site/render/server-texts.ts'
import { routes } from '#site/routes.tsx'

interface PagesOptions {
  settings: SiteSettings
  assets?: SiteAssets // by default the files of the last build
  staffAssets?: StaffAssets
  now?: () => number
}

export function createPages({
  settings,
  assets = readBuiltAssets(),
  staffAssets,
  now = Date.now,
}: PagesOptions): Pages {
  const { publicUrl } = settings
  const handlers = createHandlers(routes)
  const texts = createServerTexts()
  const document = createDocument(assets, settings)

  let staff: Promise<Pages['renderStaff']> | undefined // lazy: no visitor waits for it

  function answerOf(page: RenderedPage, status: number, caching = 'no-store'): MadeAnswer {
    return {
      status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-language': page.language,
        'cache-control': caching,
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
    url.search = pageQuery(url.pathname, url.search)
    const request = new Request(url, method === 'POST' ? { method, body: form ?? new URLSearchParams() } : {})
    const result = await handlers(url.pathname).query(request, { requestContext: pageContext({ client }) })
    if (result instanceof Response) {
      const headers = { ...Object.fromEntries(result.headers), 'cache-control': 'no-store' }
      return { status: result.status, headers, body: '' }
    }
    const page = renderPage({ result, i18n: texts(prefixOf(url.pathname) ?? defaultLanguage), settings })
    const isGood = method === 'GET' && result.statusCode === 200
    return answerOf(page, result.statusCode, isGood ? (cachingOf(result) ?? revalidated) : undefined)
  }

  return {
    scriptHashes: document.scriptHashes,
    ...(settings.imageHost && { imageHost: settings.imageHost }),
    file,
    render,

    async renderStaff(request) {
      staff ??= import('#site/render/staff/staff-pages.tsx').then(({ createStaffPages }) =>
        createStaffPages({ settings, texts, assets: staffAssets ?? readStaffAssets() }),
      )
      return (await staff)(request)
    },

    knownPage: createKnownPages(routes),

    openCache: ({ content, limit }) =>
      createPageCache({
        content,
        limit,
        now,
        async make(address, { client, posts }) {
          const made = await file(address, posts)
          if (!made || typeof made.body !== 'string') return render({ method: 'GET', path: address, client })
          const headers = { 'content-type': made.type, 'cache-control': `public, max-age=${made.maxAge}` }
          return { status: 200, headers, body: made.body }
        },
      }),

    renderFailure: createFailurePages({
      publicUrl,
      render(result, language, isHydrated) {
        const page = renderPage({ result, i18n: texts(language), settings })
        return answerOf(isHydrated ? page : { ...page, hydration: undefined }, result.statusCode)
      },
    }),
  }
}

/** Browsers revalidate each time; shared caches after a minute, or a day while the server fails (RFC 5861). */
const revalidated = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400'

/** Lazy: no page needs it. */
export const renderMail: RenderMail = async (order) => {
  const mails = await import('#site/render/mails/render-mail.ts')
  return mails.renderMail(order)
}

function cachingOf({ loaderHeaders }: StaticHandlerContext): string | undefined {
  return Object.values(loaderHeaders).flatMap((headers) => headers.get('cache-control') ?? [])[0]
}

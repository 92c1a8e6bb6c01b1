import type { i18n } from 'i18next'
import { type ReactNode, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStaticHandler, createStaticRouter, RouterContextProvider, StaticRouterProvider } from 'react-router-dom'
import type { MadeAnswer } from '#api/contract/page-cache.ts'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import type { RenderStaffPage } from '#api/contract/staff/page-request.ts'
import type { Language } from '#locales/languages.ts'
import { languageContext } from '#site/context/context.ts'
import { SettingsProvider } from '#site/context/settings.ts'
import { InsecurePage } from '#site/pages/staff/insecure-page.tsx'
import type { StaffAssets } from '#site/render/assets.ts'
import { createStaffDocument, type RenderedStaffPage } from '#site/render/staff/staff-document.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import { isStaffHandle, staffTexts } from '#site/staff/frame/staff-handle.ts'
import { staffRoutes } from '#site/staff-routes.tsx'
import { idlePartsAtHand } from '#ui/lib/idle-part.tsx'

interface StaffPagesOptions {
  settings: SiteSettings
  texts: (language: Language) => i18n
  assets: StaffAssets
}

export function createStaffPages({ settings, texts, assets }: StaffPagesOptions): RenderStaffPage {
  const handler = createStaticHandler(staffRoutes)
  const document = createStaffDocument(assets)

  const answerOf = (page: RenderedStaffPage, status: number): MadeAnswer => ({
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-language': page.language },
    body: document(page),
  })

  /** react-i18next notes the files that a render reads; the render is synchronous, so they are its own. */
  function print(i18n: i18n, content: ReactNode): { html: string; files: string[] } {
    Object.assign(i18n, { reportNamespaces: undefined })
    const html = renderToString(
      <StrictMode>
        <I18nextProvider i18n={i18n}>
          <SettingsProvider value={settings}>{content}</SettingsProvider>
        </I18nextProvider>
      </StrictMode>,
    )
    return { html, files: i18n.reportNamespaces?.getUsedNamespaces() ?? [] }
  }

  return async ({ method, path, form, client, language, theme, isInsecure }) => {
    const i18n = texts(language)
    const url = new URL(settings.publicUrl + path)
    const t = i18n.getFixedT(language, staffTexts)
    const door = t('staff-door:signIn.title')
    if (isInsecure) {
      const { html } = print(i18n, <InsecurePage host={url.host} path={url.pathname} />)
      return answerOf({ language, theme, html, title: door, hydration: undefined }, 403)
    }
    const request = new Request(url, method === 'POST' ? { method, body: form ?? new URLSearchParams() } : {})
    const context = new RouterContextProvider()
    context.set(staffClientContext, client)
    context.set(languageContext, async () => {})
    const result = await handler.query(request, { requestContext: context })
    if (result instanceof Response)
      return { status: result.status, headers: Object.fromEntries(result.headers), body: '' }
    await idlePartsAtHand()
    const router = createStaticRouter(handler.dataRoutes, result)
    const { html, files } = print(i18n, <StaticRouterProvider router={router} context={result} hydrate={false} />)
    const handle = result.matches.map(({ route }) => route.handle).findLast(isStaffHandle)
    const hydration = {
      path: url.pathname + url.search,
      language,
      files: [...new Set([...files, ...(handle?.texts ?? [])])],
      loaderData: result.loaderData,
      actionData: result.actionData,
      settings,
    }
    const page = { language, theme, html, title: handle?.title(t) ?? door }
    return answerOf({ ...page, hydration: result.errors ? undefined : hydration }, result.statusCode)
  }
}

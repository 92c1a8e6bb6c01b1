import type { i18n } from 'i18next'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { createStaticRouter, type StaticHandlerContext, StaticRouterProvider } from 'react-router-dom'
import type { SiteSettings } from '#api/contract/site-settings.ts'
import { type PageHead, pageHeadOf } from '#site/context/page-handle.ts'
import { SettingsProvider } from '#site/context/settings.ts'
import { type Head, headOf } from '#site/head/head.ts'
import { headFilesOf } from '#site/head/head-words.ts'
import { Footer } from '#site/parts/footer.tsx'
import { Header } from '#site/parts/header.tsx'
import { HomeBelow } from '#site/parts/home-below.tsx'
import { Parts } from '#site/parts/later-part.tsx'
import { PageError } from '#site/parts/page-error.tsx'
import { PendingPage } from '#site/parts/pending-page.tsx'

export interface RenderedPage {
  language: string
  head: Head
  html: string
  hydration: HydrationState | undefined // undefined for a page that must not hydrate (an unexpected error)
}

export interface HydrationState {
  path: string
  language: string
  files: string[] // the text files that were read, which the browser loads before it hydrates
  loaderData: StaticHandlerContext['loaderData']
  actionData: StaticHandlerContext['actionData']
  settings: SiteSettings
}

interface RenderPageOptions {
  result: StaticHandlerContext
  i18n: i18n
  settings: SiteSettings
}

const parts = { footer: Footer, header: Header, homeBelow: HomeBelow, pageError: PageError, pendingPage: PendingPage }

export function renderPage({ result, i18n, settings }: RenderPageOptions): RenderedPage {
  // The matched routes come with the result; the whole table would be copied for every page.
  const router = createStaticRouter([], result)
  // react-i18next notes the files that a render reads; the render is synchronous, so they are its own. Emptied, not
  // deleted: V8 turns an object that loses a property into a slow one.
  Object.assign(i18n, { reportNamespaces: undefined })
  const html = renderToString(
    <StrictMode>
      <I18nextProvider i18n={i18n}>
        <SettingsProvider value={settings}>
          <Parts value={parts}>
            <StaticRouterProvider router={router} context={result} hydrate={false} />
          </Parts>
        </SettingsProvider>
      </I18nextProvider>
    </StrictMode>,
  )
  const leaf = result.matches.at(-1)?.route
  const head: PageHead = result.errors
    ? { page: 'page-error' }
    : pageHeadOf(leaf?.handle, leaf && result.actionData?.[leaf.id], leaf && result.loaderData[leaf.id])
  const headFiles = headFilesOf(head.page)
  return {
    language: i18n.language,
    head: headOf({
      head,
      pathname: result.location.pathname,
      publicUrl: settings.publicUrl,
      t: i18n.getFixedT(i18n.language, headFiles),
    }),
    html,
    hydration: result.errors
      ? undefined
      : {
          path: result.location.pathname + result.location.search,
          language: i18n.language,
          files: [...new Set([...usedFiles(i18n), ...headFiles])],
          loaderData: result.loaderData,
          actionData: result.actionData,
          settings,
        },
  }
}

function usedFiles(i18n: i18n): string[] {
  return i18n.reportNamespaces?.getUsedNamespaces() ?? []
}

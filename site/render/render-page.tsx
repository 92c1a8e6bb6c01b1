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
import { HomeBelow } from '#site/parts/home-below.tsx'
import { Parts } from '#site/parts/later-part.tsx'
import { PageError } from '#site/parts/page-error.tsx'
import { PendingPage } from '#site/parts/pending-page.tsx'

export interface RenderedPage {
  language: string
  head: Head
  html: string
  /** What the browser needs to take the page over; undefined when it should stay as it is (an error nobody foresaw). */
  hydration: HydrationState | undefined
}

export interface HydrationState {
  /** The address that was rendered; a form posted elsewhere may have led here. */
  path: string
  language: string
  /** The text files that were read, so that the browser has the same ones before it starts. */
  files: string[]
  loaderData: StaticHandlerContext['loaderData']
  actionData: StaticHandlerContext['actionData']
  settings: SiteSettings
}

interface RenderPageOptions {
  result: StaticHandlerContext
  i18n: i18n
  settings: SiteSettings
}

const parts = { footer: Footer, homeBelow: HomeBelow, pageError: PageError, pendingPage: PendingPage }

/** Renders one matched address in one language. */
export function renderPage({ result, i18n, settings }: RenderPageOptions): RenderedPage {
  // Only what has matched is rendered, and the result brings that: the whole table would be copied for every page.
  const router = createStaticRouter([], result)
  // react-i18next notes which files a render asks for. The render is synchronous, so nothing else can add to the note.
  // Emptied, not deleted: an object that loses a property is slow to ask from then on.
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

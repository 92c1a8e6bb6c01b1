import { lazy, Suspense, useLayoutEffect } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router-dom'
import { localPath, plainPath, prefixOf } from '#site/addresses.ts'
import { preloadFilm } from '#site/browser/film-preload.ts'
import { HeadUpdates } from '#site/browser/head-updates.tsx'
import { Late } from '#site/browser/late-part.tsx'
import { RouteFocus } from '#site/browser/route-focus.tsx'
import { tabStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { useChosenPrefix } from '#site/browser/use-chosen-prefix.ts'
import { useImageHost } from '#site/browser/use-image-host.ts'
import { useLanguageRules } from '#site/browser/use-language-rules.ts'
import { useOffline } from '#site/browser/use-offline.ts'
import { useTakenOver } from '#site/browser/use-taken-over.ts'
import { useTheme } from '#site/browser/use-theme.ts'
import { useVisits } from '#site/browser/use-visits.ts'
import { languageContext } from '#site/context.ts'
import { lateFooter } from '#site/late-footer.ts'
import { setLinkPrefix } from '#site/link-prefix.ts'
import { SiteLinks } from '#site/site-link.tsx'
import { useLanguage } from '#site/use-language.ts'
import { useLanguageLinks } from '#site/use-language-links.ts'
import { OfflineNotice } from '#ui/blocks/offline-notice.tsx'
import { PageFrame } from '#ui/blocks/page-frame.tsx'
import { SiteHeader } from '#ui/blocks/site-header.tsx'
import { PictureHost } from '#ui/lib/picture-host.ts'

/** Fetched along with what moves (site/browser/moving-router.ts). */
const PendingPage = lazy(() =>
  import('#site/browser/pending-page.tsx').then((module) => ({ default: module.PendingPage })),
)
const PageSpinner = lazy(() =>
  import('#ui/blocks/page-spinner.tsx').then((module) => ({ default: module.PageSpinner })),
)

const ConsentControls = lazy(() =>
  import('#site/browser/consent-controls.tsx').then((module) => ({ default: module.ConsentControls })),
)

const footer = <Late part={lateFooter} />
const spinner = (
  <Suspense>
    <PageSpinner />
  </Suspense>
)

/** A prefixed path sets the language; a plain one keeps what is on screen (D6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = prefixOf(new URL(request.url).pathname)
  if (language) await context.get(languageContext)(language)
  return null
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return prefixOf(currentUrl.pathname) !== prefixOf(nextUrl.pathname)
}

/** What every page has around it: header, footer, consent, notices (specification 2). */
export function Component() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const theme = useTheme()
  const { isOffline, retry } = useOffline()
  const prefix = useChosenPrefix()
  const chooseLanguage = useLanguageRules()
  const imageHost = useImageHost()
  const isTakenOver = useTakenOver()
  const language = useLanguage()
  const isMoving = useNavigation().state !== 'idle'
  useVisits({ path: pathname, language })
  useLayoutEffect(() => setLinkPrefix(prefix), [prefix])
  const languageLinks = useLanguageLinks()

  function openBlog(text: string) {
    tabStore.set(names.headerSearch, text)
    void navigate(localPath(`/blog?q=${encodeURIComponent(text)}`, prefix))
  }

  return (
    <SiteLinks>
      <PictureHost value={imageHost}>
        <HeadUpdates />
        <PageFrame
          notice={
            isTakenOver && (
              <Suspense fallback={null}>
                <ConsentControls />
              </Suspense>
            )
          }
          header={
            <SiteHeader
              path={plainPath(pathname)}
              theme={theme}
              languages={languageLinks}
              onLanguageChange={chooseLanguage}
              onSearch={openBlog}
              searchAction={localPath('/blog', prefixOf(pathname))}
              onAboutIntent={preloadFilm}
            />
          }
          footer={footer}
        >
          <Suspense fallback={spinner}>
            <Outlet />
          </Suspense>
        </PageFrame>
        {isMoving && (
          <Suspense>
            <PendingPage language={language} />
          </Suspense>
        )}
        <OfflineNotice isOffline={isOffline} onRetry={retry} />
        <RouteFocus />
        <ScrollRestoration storageKey={names.scrollPositions} />
      </PictureHost>
    </SiteLinks>
  )
}

export { ErrorBoundary } from '#site/routes/error-boundary.tsx'

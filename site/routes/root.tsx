import { lazy, Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
} from 'react-router-dom'
import { localPath, plainPath, prefixOf } from '#site/addresses.ts'
import { preloadFilm } from '#site/browser/film-preload.ts'
import { HeadUpdates } from '#site/browser/head-updates.tsx'
import { PendingPage } from '#site/browser/pending-page.tsx'
import { RouteFocus } from '#site/browser/route-focus.tsx'
import { tabStore } from '#site/browser/storage.ts'
import { names } from '#site/browser/stored-names.ts'
import { useImageHost } from '#site/browser/use-image-host.ts'
import { useLanguageRules } from '#site/browser/use-language-rules.ts'
import { useLinkPrefix } from '#site/browser/use-link-prefix.ts'
import { useOffline } from '#site/browser/use-offline.ts'
import { useTakenOver } from '#site/browser/use-taken-over.ts'
import { useTheme } from '#site/browser/use-theme.ts'
import { useVisits } from '#site/browser/use-visits.ts'
import { languageContext } from '#site/context.ts'
import { LinkPrefix } from '#site/link-prefix.ts'
import { NewsletterSignup } from '#site/newsletter-signup.tsx'
import { SiteLink } from '#site/site-link.tsx'
import { useLanguage } from '#site/use-language.ts'
import { useLanguageLinks } from '#site/use-language-links.ts'
import { OfflineNotice } from '#ui/blocks/offline-notice.tsx'
import { PageFrame } from '#ui/blocks/page-frame.tsx'
import { PageSpinner } from '#ui/blocks/page-spinner.tsx'
import { SiteFooter } from '#ui/blocks/site-footer.tsx'
import { SiteHeader } from '#ui/blocks/site-header.tsx'
import { LinkProvider } from '#ui/lib/link-context.tsx'
import { PictureHost } from '#ui/lib/picture-host.ts'

const ConsentControls = lazy(() =>
  import('#site/browser/consent-controls.tsx').then((module) => ({ default: module.ConsentControls })),
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
  const prefix = useLinkPrefix()
  const chooseLanguage = useLanguageRules()
  const imageHost = useImageHost()
  const isTakenOver = useTakenOver()
  const language = useLanguage()
  useVisits({ path: pathname, language })
  const languageLinks = useLanguageLinks()

  function openBlog(text: string) {
    tabStore.set(names.headerSearch, text)
    void navigate(localPath(`/blog?q=${encodeURIComponent(text)}`, prefix))
  }

  return (
    <LinkPrefix value={prefix}>
      <LinkProvider component={SiteLink}>
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
            footer={<SiteFooter year={new Date().getFullYear()} newsletter={<NewsletterSignup source="footer" />} />}
          >
            <Suspense fallback={<PageSpinner />}>
              <Outlet />
            </Suspense>
          </PageFrame>
          <PendingPage language={language} />
          <OfflineNotice isOffline={isOffline} onRetry={retry} />
          <RouteFocus />
          <ScrollRestoration storageKey={names.scrollPositions} />
        </PictureHost>
      </LinkProvider>
    </LinkPrefix>
  )
}

export { ErrorBoundary } from '#site/routes/error-boundary.tsx'

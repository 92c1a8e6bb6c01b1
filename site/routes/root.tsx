import { lazy, Suspense, useDeferredValue } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigation,
} from 'react-router-dom'
import { prefixOf } from '#site/address/addresses.ts'
import { isAddress } from '#site/address/is-address.ts'
import { languageContext } from '#site/context/context.ts'
import { HeadUpdates } from '#site/head/head-updates.tsx'
import { TypedEarly } from '#site/hydration/typed-early.tsx'
import { ChooseLanguage } from '#site/language/choose-language.ts'
import { OfferedLanguage } from '#site/language/offered-language.tsx'
import { useLanguage } from '#site/language/use-language.ts'
import { useLanguageRules } from '#site/language/use-language-rules.ts'
import { SiteLinks } from '#site/links/site-link.tsx'
import { useChosenPrefix } from '#site/links/use-chosen-prefix.ts'
import { line } from '#site/network/line.ts'
import { FormAnswer } from '#site/parts/form-answer.tsx'
import { LaterPart } from '#site/parts/later-part.tsx'
import { RouteFocus } from '#site/parts/route-focus.tsx'
import { useDelayed } from '#site/parts/use-delayed.ts'
import { names } from '#site/visitor/stored-names.ts'
import { useCriticalPictures } from '#site/visitor/use-critical-pictures.ts'
import { useImageHost } from '#site/visitor/use-image-host.ts'
import { useLineChecks, useOffline } from '#site/visitor/use-offline.ts'
import { useVisits } from '#site/visitor/visits/use-visits.ts'
import { OfflineNotice } from '#ui/blocks/frame/offline-notice.tsx'
import { PageFrame } from '#ui/blocks/frame/page-frame.tsx'
import { PageSpinner } from '#ui/blocks/frame/page-spinner.tsx'
import { PictureHost } from '#ui/lib/picture-host.ts'
import { useHydrated } from '#ui/lib/use-hydrated.ts'

const ConsentControls = lazy(() =>
  line.fetch(() => import('#site/visitor/consent-controls.tsx')).then((part) => ({ default: part.ConsentControls })),
)

/** A prefixed path sets the language; a plain one keeps what is on screen (D6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = prefixOf(new URL(request.url).pathname)
  if (language) await context.get(languageContext)(language, request.signal)
  return null
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return prefixOf(currentUrl.pathname) !== prefixOf(nextUrl.pathname)
}

export function Component() {
  const { pathname } = useLocation()
  useLineChecks()
  const prefix = useChosenPrefix()
  const { choose, offered } = useLanguageRules()
  const imageHost = useImageHost()
  useCriticalPictures(imageHost)
  // Deferred, so that the banner renders after the page.
  const isHydrated = useDeferredValue(useHydrated())
  const language = useLanguage()
  useVisits({ path: pathname, language })

  return (
    <SiteLinks prefix={prefix}>
      <PictureHost value={imageHost}>
        <HeadUpdates />
        <PageFrame
          notice={
            isHydrated && (
              <>
                <Suspense fallback={null}>
                  <ConsentControls />
                </Suspense>
                {offered && <OfferedLanguage language={offered} onAnswer={choose} />}
              </>
            )
          }
          header={
            <ChooseLanguage value={choose}>
              <LaterPart name="header" />
            </ChooseLanguage>
          }
          footer={<LaterPart name="footer" />}
        >
          <Suspense fallback={<PageSpinner />}>
            <TypedEarly>
              <Page />
            </TypedEarly>
          </Suspense>
        </PageFrame>
        <LaterPart name="pendingPage" />
        <Notice />
        <FormAnswer />
        <RouteFocus />
        <ScrollRestoration storageKey={names.scrollPositions} />
      </PictureHost>
    </SiteLinks>
  )
}

function Notice() {
  const { state } = useNavigation()
  return <OfflineNotice isOffline={useOffline()} isMoving={state === 'loading'} onRetry={() => void line.check()} />
}

/** A page that cannot come yet leaves the one before on screen; after Back, whose address is there already, an error. */
function Page() {
  const isOffline = useOffline()
  const { location } = useNavigation()
  const shown = useLocation()
  // What needs no line is drawn by then, on a slow phone as well.
  const isLost = useDelayed(Boolean(isOffline && location && isAddress(location) && !isAddress(shown)), 1000)
  return isLost ? <LaterPart name="pageError" /> : <Outlet />
}

export { ErrorBoundary } from '#site/routes/error-boundary.tsx'

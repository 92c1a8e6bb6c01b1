import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from 'react-router-dom'
import { alternatePaths, plainPath, prefixOf } from '#site/addresses.ts'
import { HeadUpdates } from '#site/browser/head-updates.tsx'
import { useTheme } from '#site/browser/use-theme.ts'
import { languageContext } from '#site/context.ts'
import { SiteLink } from '#site/site-link.tsx'
import { PageFrame } from '#ui/blocks/page-frame.tsx'
import { SiteFooter } from '#ui/blocks/site-footer.tsx'
import { SiteHeader } from '#ui/blocks/site-header.tsx'
import { LinkProvider } from '#ui/lib/link-context.tsx'

/** A prefixed path sets the language; a plain one keeps what is on screen (D6). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const language = prefixOf(new URL(request.url).pathname)
  if (language) await context.get(languageContext)(language)
  return null
}

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return prefixOf(currentUrl.pathname) !== prefixOf(nextUrl.pathname)
}

export function Component() {
  const { pathname } = useLocation()
  const languageLinks = alternatePaths(pathname).filter(({ hreflang }) => hreflang !== 'x-default')
  return (
    <LinkProvider component={SiteLink}>
      <HeadUpdates />
      <PageFrame
        header={
          <SiteHeader
            path={plainPath(pathname)}
            links={['home', 'about', 'contact']}
            theme={useTheme()}
            languages={languageLinks.map(({ hreflang, path }) => ({ language: hreflang, href: path }))}
          />
        }
        footer={<SiteFooter year={new Date().getFullYear()} links={['about', 'portfolio', 'contact']} />}
      >
        <Outlet />
      </PageFrame>
      <ScrollRestoration />
    </LinkProvider>
  )
}

export { ErrorBoundary } from '#site/routes/error-boundary.tsx'

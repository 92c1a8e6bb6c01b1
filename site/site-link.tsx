import { type MouseEvent, type ReactNode, use } from 'react'
import { type NavigateFunction, useLocation, useNavigate } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { localPath, prefixOf } from '#site/addresses.ts'
import { Prefetch, useLinkPrefix } from '#site/link-prefix.ts'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'

interface SiteLinksProps {
  children: ReactNode
}

/**
 * Makes the links inside those of the site. Plain paths get the page's prefix; what they lead to is fetched when they are
 * pointed at, and moving does not load a new document. A link to this page in another language takes the place of this
 * one in the history.
 */
export const SiteLinks = import.meta.env.SSR ? LinksOfOneRender : LinksThatFollow

/** On the server, what all links have in common is looked up once for the seventy of them. */
function LinksOfOneRender({ children }: SiteLinksProps) {
  const links = useLinks()
  return <LinkProvider render={(props) => siteLink(props, links)}>{children}</LinkProvider>
}

/**
 * In the browser each looks for itself. A context that changed with the prefix would have to reach the parts that are not
 * taken over yet (site/browser/late-part.tsx).
 */
function LinksThatFollow({ children }: SiteLinksProps) {
  return <LinkProvider render={renderFollowing}>{children}</LinkProvider>
}

const renderFollowing = (props: LinkComponentProps) => <FollowingLink {...props} />

function FollowingLink(props: LinkComponentProps) {
  return siteLink(props, useLinks())
}

interface Links {
  pathname: string
  prefix: Language | undefined
  prefetch: (path: string) => void
  navigate: NavigateFunction
}

function useLinks(): Links {
  const { pathname } = useLocation()
  return { pathname, prefix: useLinkPrefix(), prefetch: use(Prefetch), navigate: useNavigate() }
}

/** Where a plain path leads under a prefix; a path with a prefix stays as it is. */
function addressOf(href: string, prefix: Language | undefined): string {
  return prefixOf(href) === undefined ? localPath(href, prefix) : href
}

/** Addresses kept of each prefix: more than the site has links of its own. */
const MOST = 500
const addresses = new Map<Language | undefined, Map<string, string>>()

/** The server's: every page has the same links. */
function keptAddress(href: string, prefix: Language | undefined): string {
  const kept = addresses.get(prefix) ?? new Map<string, string>()
  const known = kept.get(href)
  if (known !== undefined) return known
  const address = addressOf(href, prefix)
  // An article may lead anywhere.
  if (kept.size >= MOST) kept.clear()
  kept.set(href, address)
  addresses.set(prefix, kept)
  return address
}

/** Not React Router's own link: that resolves paths against routes, which no address here needs, with twenty hooks each. */
function siteLink(props: LinkComponentProps, { pathname, prefix, prefetch, navigate }: Links): ReactNode {
  const { href, onClick, onPointerEnter, onFocus, onTouchStart } = props
  if (!href.startsWith('/')) return <a {...props} />
  // What is done when one is pressed has no markup, and a page has seventy links.
  if (import.meta.env.SSR) return <a {...props} href={keptAddress(href, prefix)} />
  const isOtherLanguage = prefixOf(href) !== undefined
  const to = addressOf(href, prefix)
  const target = to.replace(/[?#].*/, '')
  const prepare = () => prefetch(target)
  return (
    <a
      {...props}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        prepare()
      }}
      onFocus={(event) => {
        onFocus?.(event)
        prepare()
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event)
        prepare()
      }}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!isForThisTab(event, props.target)) return
        event.preventDefault()
        void navigate(to, {
          replace: isOtherLanguage,
          // A filter or a place on the same page is not another page: the view stays where it is.
          preventScrollReset: target === pathname || isOtherLanguage,
          viewTransition: true,
        })
      }}
    />
  )
}

/** A plain press that nobody has answered yet; the others open a tab, a window or a menu, or save what is there. */
function isForThisTab(event: MouseEvent, target: string | undefined): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey
  return !event.defaultPrevented && event.button === 0 && !hasKey && (!target || target === '_self')
}

import { use } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { localPath, prefixOf } from '#site/addresses.ts'
import { LinkPrefix, Prefetch } from '#site/link-prefix.ts'
import type { LinkComponentProps } from '#ui/lib/link-context.tsx'

/**
 * A link of the site. Plain paths get the page's prefix; what they lead to is fetched when they are pointed at, and moving
 * does not load a new document. A link to this page in another language takes the place of this one in the history.
 */
export function SiteLink({ href, onPointerEnter, onFocus, onTouchStart, ...props }: LinkComponentProps) {
  const { pathname } = useLocation()
  const prefix = use(LinkPrefix)
  const prefetch = use(Prefetch)
  if (!href.startsWith('/')) return <a href={href} {...props} {...{ onPointerEnter, onFocus, onTouchStart }} />
  const isOtherLanguage = prefixOf(href) !== undefined
  const to = isOtherLanguage ? href : localPath(href, prefix)
  const [target = ''] = to.split(/[?#]/)
  const prepare = () => prefetch(target)
  return (
    <Link
      to={to}
      replace={isOtherLanguage}
      // A filter or a place on the same page is not another page: the view stays where it is.
      preventScrollReset={target === pathname || isOtherLanguage}
      viewTransition
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
      {...props}
    />
  )
}

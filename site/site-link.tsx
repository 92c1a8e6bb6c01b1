import { Link, useLocation } from 'react-router-dom'
import { localPath, prefixOf } from '#site/addresses.ts'
import type { LinkComponentProps } from '#ui/lib/link-context.tsx'

/** A link of the site: plain paths stay under the prefix of the page they are on, and moving does not load a new document. */
export function SiteLink({ href, ...props }: LinkComponentProps) {
  const { pathname } = useLocation()
  if (!href.startsWith('/')) return <a href={href} {...props} />
  return <Link to={prefixOf(href) ? href : localPath(href, prefixOf(pathname))} {...props} />
}

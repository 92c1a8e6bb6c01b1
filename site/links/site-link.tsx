import { type MouseEvent, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Language } from '#locales/languages.ts'
import { localPath, prefixOf } from '#site/address/addresses.ts'
import { createPrefixStore, type Links, LinksContext, Prefetch, useLinkPrefix } from '#site/links/link-prefix.ts'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'
import { takesEntry } from '#ui/lib/use-back-closes.ts'

/** Client-side navigation; a link to this page in another language replaces its history entry. */
export function SiteLinks({ prefix, children }: { prefix: Language | undefined; children: ReactNode }) {
  const prefetch = use(Prefetch)
  const navigate = useNavigate()
  const [links] = useState<Links>(() => ({ prefix: createPrefixStore(prefix), prefetch, navigate }))
  useLayoutEffect(() => links.prefix.set(prefix), [links, prefix])
  return (
    <LinksContext value={links}>
      <LinkProvider render={SiteLink}>{children}</LinkProvider>
    </LinksContext>
  )
}

/** Not React Router's own link, which resolves paths against routes, with twenty hooks each. */
function SiteLink(props: LinkComponentProps): ReactNode {
  const { prefetch, navigate } = use(LinksContext)
  const prefix = useLinkPrefix()
  const { href, onClick, onPointerEnter, onFocus, onTouchStart } = props
  if (!href.startsWith('/')) return <a {...props} />
  const isOtherLanguage = prefixOf(href) !== undefined
  const to = isOtherLanguage ? href : localPath(href, prefix)
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
          replace: takesEntry() || isOtherLanguage,
          // A filter or an anchor of the same page keeps the scroll position.
          preventScrollReset: target === window.location.pathname || isOtherLanguage,
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

import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { localPath, plainPath, prefixOf } from '#site/address/addresses.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { useLinkPrefix } from '#site/links/link-prefix.ts'

/** Makes links inside an article's HTML client-side, and plain as long as there is no consent (D6). */
export function useArticleLinks(): void {
  const navigate = useNavigate()
  const prefix = useLinkPrefix()
  const language = useLanguage()
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const target = event.target instanceof Element ? event.target : undefined
      const link = target?.closest('[data-slot="article-body"] a[href^="/"]')
      const href = link?.getAttribute('href')
      // A dot in the last segment means a file.
      if (!href || href.split(/[?#]/, 1)[0]?.split('/').at(-1)?.includes('.')) return
      event.preventDefault()
      const { pathname, search, hash } = new URL(href, window.location.origin)
      const to = prefixOf(pathname) === language ? localPath(plainPath(pathname), prefix) : pathname
      void navigate(to + search + hash, { viewTransition: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, prefix, language])
}

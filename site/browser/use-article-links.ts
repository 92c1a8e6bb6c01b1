import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'

/** Links inside an article's own HTML lead to pages of the site without loading a new document, like all others. */
export function useArticleLinks(): void {
  const navigate = useNavigate()
  useEffect(() => {
    function follow(event: MouseEvent) {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.target instanceof Element && event.target.closest('[data-slot="article-body"] a[href^="/"]')
      const href = link && link.getAttribute('href')
      // What has a dot is a file.
      if (!href || /\.[^/]*$/.test(href.split(/[?#]/)[0] ?? '')) return
      event.preventDefault()
      void navigate(href, { viewTransition: true })
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate])
}

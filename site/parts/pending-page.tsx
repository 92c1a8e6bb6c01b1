import { lazy, Suspense } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'
import { prefixOf } from '#site/address/addresses.ts'
import { isBlogList, isBlogPost } from '#site/address/blog-address.ts'
import { useLanguage } from '#site/language/use-language.ts'
import { line } from '#site/network/line.ts'
import { useOffline } from '#site/visitor/use-offline.ts'
import { LanguageRedirect } from '#ui/blocks/frame/language-redirect.tsx'
import { PageSpinner } from '#ui/blocks/frame/page-spinner.tsx'
import { cn } from '#ui/lib/cn.ts'

const ArticleLoading = lazy(() =>
  line.fetch(() => import('#ui/blocks/blog/article-states.tsx')).then((part) => ({ default: part.ArticleLoading })),
)

/**
 * While the next page loads (specification 4). Between lists of articles the list itself says so. While the line is down the
 * page on screen can be read on.
 */
export function PendingPage() {
  const language = useLanguage()
  const { pathname } = useLocation()
  const { state, location } = useNavigation()
  const isOffline = useOffline()
  if (isOffline || state !== 'loading' || location.pathname === pathname) return null
  const next = prefixOf(location.pathname)
  const isOtherLanguage = next !== undefined && next !== language
  if (!isOtherLanguage && isBlogList(pathname) && isBlogList(location.pathname)) return null
  const isArticle = !isOtherLanguage && isBlogPost(location.pathname)
  return (
    <div
      className={cn(
        'fixed inset-0 z-20 grid animate-appear-late overflow-hidden',
        isArticle ? 'bg-paper pt-16' : 'bg-paper/90',
      )}
    >
      {isOtherLanguage && <LanguageRedirect language={next} />}
      {isArticle && (
        <Suspense fallback={<PageSpinner />}>
          <ArticleLoading />
        </Suspense>
      )}
      {!isOtherLanguage && !isArticle && <PageSpinner />}
    </div>
  )
}

import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BlogCard } from '#ui/blocks/blog/blog-card.tsx'
import { BlogListSkeleton } from '#ui/blocks/blog/blog-list-skeleton.tsx'
import { BlogMessage } from '#ui/blocks/blog/blog-message.tsx'
import type { BlogListing, BlogQuery } from '#ui/blocks/blog/blog-types.ts'
import { FoundPages, type FoundPageView } from '#ui/blocks/blog/found-pages.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'

export interface BlogResultsProps {
  listing: BlogListing
  query: BlogQuery
  /** Found beside the articles. */
  pages?: FoundPageView[] | undefined
  hrefFor: (page: number) => string
  /** Without it the page is loaded again. */
  onRetry?: () => void
}

/** The count, the articles and the pages; or why there are none (specification 4 and 8). */
export function BlogResults({ listing, query, pages = [], hrefFor, onRetry }: BlogResultsProps) {
  const { t } = useTranslation('blog-list')
  const id = useId()
  const isFound = listing.status === 'ready' && listing.total > 0
  const nearest = listing.status === 'ready' ? (listing.nearest ?? []) : []
  const isListed = isFound || nearest.length > 0 || pages.length > 0
  return (
    <section id="results" data-slot="blog-results" aria-labelledby={id} aria-busy={listing.status === 'loading'}>
      <h2 id={id} className="sr-only">
        {t('results.title')}
      </h2>
      {listing.status === 'ready' && <FoundPages pages={pages} />}
      <p role="status" className={listing.status === 'ready' && isListed ? countLooks : 'sr-only'}>
        <Count listing={listing} query={query} />
      </p>
      {listing.status === 'loading' && <BlogListSkeleton />}
      {listing.status === 'error' && <LoadingFailed href={hrefFor(1)} {...(onRetry && { onRetry })} />}
      {listing.status === 'ready' && isFound && <Articles {...listing} hrefFor={hrefFor} />}
      {nearest.length > 0 && <Articles posts={nearest} page={1} pageCount={1} hrefFor={hrefFor} />}
      {listing.status === 'ready' && !isListed && <Nothing query={query} />}
    </section>
  )
}

const countLooks = 'border-line border-b px-gutter py-4 text-ink-soft text-sm'

function Count({ listing, query: { q } }: Pick<BlogResultsProps, 'listing' | 'query'>) {
  const { t } = useTranslation('blog-list')
  if (listing.status === 'loading') return t('results.loading')
  if (listing.status === 'error') return null
  const { total, page, pageCount, nearest = [] } = listing
  if (nearest.length > 0) return t('noResults.nearest', { query: q })
  const count = q ? t('results.countFor', { count: total, query: q }) : t('results.count', { count: total })
  return pageCount > 1 ? `${count} · ${t('pagination.status', { page, count: pageCount })}` : count
}

function Articles({
  posts: [first, ...rest],
  page,
  pageCount,
  hrefFor,
}: Pick<Extract<BlogListing, { status: 'ready' }>, 'posts' | 'page' | 'pageCount'> &
  Pick<BlogResultsProps, 'hrefFor'>) {
  const { t } = useTranslation('blog-list')
  const isLed = page === 1 && first?.featured === true
  return (
    <>
      <ul>
        {first && (
          <li>
            <BlogCard post={first} variant={isLed ? 'featured' : 'row'} priority={isLed} />
          </li>
        )}
        {rest.map((post) => (
          <li key={post.href}>
            <BlogCard post={post} />
          </li>
        ))}
      </ul>
      {pageCount > 1 && (
        <Pagination
          page={page}
          pages={pageCount}
          hrefFor={hrefFor}
          label={t('pagination.label')}
          previousLabel={t('pagination.previous')}
          nextLabel={t('pagination.next')}
          pageLabel={(number) => t('pagination.page', { page: number })}
          className="border-line border-b px-gutter py-8"
        />
      )}
    </>
  )
}

function LoadingFailed({ href, onRetry }: { href: string; onRetry?: () => void }) {
  const { t } = useTranslation('blog-list')
  function retry(event: MouseEvent) {
    if (!onRetry) return
    event.preventDefault()
    onRetry()
  }
  return (
    <BlogMessage role="alert" title={t('error.title')} text={t('error.text')} scene="scene-message-error">
      <Button asChild>
        <Anchor href={href} onClick={retry}>
          {t('error.retry')}
        </Anchor>
      </Button>
    </BlogMessage>
  )
}

function Nothing({ query: { q, type } }: Pick<BlogResultsProps, 'query'>) {
  const { t } = useTranslation('blog-list')
  const { t: tCard } = useTranslation('blog-card')
  if (q)
    return (
      <BlogMessage title={t('noResults.title', { query: q })} text={t('noResults.text')} scene="scene-empty">
        <Button asChild>
          <Anchor href="/blog">{t('noResults.reset')}</Anchor>
        </Button>
      </BlogMessage>
    )
  return (
    <BlogMessage
      title={type ? t('noPosts.title', { type: tCard(`types.${type}`) }) : t('noPosts.titleAll')}
      text={t('noPosts.text')}
      scene="scene-empty"
    >
      {type && (
        <Button asChild>
          <Anchor href="/blog">{t('noPosts.reset')}</Anchor>
        </Button>
      )}
    </BlogMessage>
  )
}

import { type MouseEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { BlogCard } from '#ui/blocks/blog/blog-card.tsx'
import { BlogListSkeleton } from '#ui/blocks/blog/blog-list-skeleton.tsx'
import { BlogMessage } from '#ui/blocks/blog/blog-message.tsx'
import type { BlogListing, BlogQuery } from '#ui/blocks/blog/blog-types.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pagination } from '#ui/primitives/pagination.tsx'

export interface BlogResultsProps {
  listing: BlogListing
  query: BlogQuery
  hrefFor: (page: number) => string
  /** Without it the page is loaded again. */
  onRetry?: () => void
}

/** The count, the articles and the pages; or why there are none (specification 4 and 8). */
export function BlogResults({ listing, query, hrefFor, onRetry }: BlogResultsProps) {
  const { t } = useTranslation('blog-list')
  const id = useId()
  return (
    <section data-slot="blog-results" aria-labelledby={id} aria-busy={listing.status === 'loading'}>
      <h2 id={id} className="sr-only">
        {t('results.title')}
      </h2>
      <p role="status" className={listing.status === 'ready' && listing.total > 0 ? countLooks : 'sr-only'}>
        <Count listing={listing} query={query} />
      </p>
      {listing.status === 'loading' && <BlogListSkeleton />}
      {listing.status === 'error' && <LoadingFailed href={hrefFor(1)} {...(onRetry && { onRetry })} />}
      {listing.status === 'ready' &&
        (listing.total > 0 ? <Articles {...listing} hrefFor={hrefFor} /> : <Nothing query={query} />)}
    </section>
  )
}

const countLooks = 'border-line border-b px-gutter py-4 text-ink-soft text-sm'

function Count({ listing, query: { q } }: Pick<BlogResultsProps, 'listing' | 'query'>) {
  const { t } = useTranslation('blog-list')
  if (listing.status === 'loading') return t('results.loading')
  if (listing.status === 'error') return null
  const { total, page, pageCount } = listing
  const count = q ? t('results.countFor', { count: total, query: q }) : t('results.count', { count: total })
  return pageCount > 1 ? `${count} · ${t('pagination.status', { page, count: pageCount })}` : count
}

function Articles({
  posts: [first, ...rest],
  page,
  pageCount,
  hrefFor,
}: Extract<BlogListing, { status: 'ready' }> & Pick<BlogResultsProps, 'hrefFor'>) {
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

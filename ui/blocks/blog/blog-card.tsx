import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { BlogCardView } from '#ui/blocks/blog/blog-types.ts'
import { PostDate } from '#ui/blocks/blog/post-date.tsx'
import { PostPicture } from '#ui/blocks/blog/post-picture.tsx'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'
import { MarkedText } from '#ui/primitives/marked-text.tsx'

export type BlogCardVariant = 'featured' | 'row' | 'compact'

export interface BlogCardProps {
  post: BlogCardView
  /** `featured` opens a list, `row` is a line of it, `compact` stands three or four side by side. */
  variant?: BlogCardVariant
  level?: 2 | 3
  priority?: boolean
  className?: string
}

const defaultReadTime = 5

/** A post in a list (specification 3). The whole card is the link; its name is the title alone. */
export function BlogCard({ variant = 'row', level = 3, ...props }: BlogCardProps) {
  const Card = cards[variant]
  return <Card level={level} {...props} />
}

type CardProps = Omit<BlogCardProps, 'variant' | 'level'> & Required<Pick<BlogCardProps, 'level'>>

const cards: Record<BlogCardVariant, (props: CardProps) => ReactNode> = {
  featured: FeaturedCard,
  row: RowCard,
  compact: CompactCard,
}

function FeaturedCard({ post, level, priority = false, className }: CardProps) {
  return (
    <article
      data-slot="blog-card"
      data-variant="featured"
      className={cn('group relative grid border-line border-b lg:grid-cols-12', className)}
    >
      <PostPicture
        picture={post.picture}
        sizes="(min-width: 100rem) 67rem, (min-width: 64rem) 67vw, 100vw"
        priority={priority}
        hasBars
        className="lg:col-span-8 lg:aspect-auto lg:min-h-[min(44vw,40rem)]"
      />
      <div className="flex flex-col border-line max-lg:border-t lg:col-span-4 lg:border-l">
        <div className="grid grow content-start gap-5 px-gutter py-8">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
            <FeaturedMark post={post} />
            <Category post={post} />
          </p>
          <Title post={post} level={level} className="text-[clamp(1.75rem,1.2rem+1.9vw,3rem)] leading-[1.02]" />
          <Excerpt post={post} className="text-ink-soft text-lg" />
        </div>
        <div className="grid grid-cols-[1fr_auto] border-line border-t">
          <Facts post={post} className="flex-col justify-end px-gutter py-5" />
          <Minutes post={post} className="border-line border-l px-gutter py-5" />
        </div>
      </div>
    </article>
  )
}

function RowCard({ post, level, className }: CardProps) {
  return (
    <article
      data-slot="blog-card"
      data-variant="row"
      className={cn(
        'group relative grid grid-cols-[minmax(0,1fr)_6rem] items-start gap-x-5 gap-y-3 border-line border-b px-gutter py-6 transition-colors hover:bg-pane sm:grid-cols-[minmax(0,1fr)_11rem] lg:grid-cols-12 lg:py-8',
        className,
      )}
    >
      <Minutes post={post} className="hidden lg:col-span-1 lg:block" />
      <div className="grid gap-3 lg:col-span-6">
        <Title post={post} level={level} className="text-[clamp(1.375rem,1.15rem+0.9vw,2rem)] leading-[1.08]" />
        <Excerpt post={post} className="line-clamp-3 text-ink-soft max-sm:hidden" />
      </div>
      <div className="grid gap-1 text-sm max-lg:col-start-1 lg:col-span-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <Category post={post} />
          <FeaturedMark post={post} />
        </p>
        <Facts post={post} readTimeClassName="lg:hidden" className="lg:flex-col" />
      </div>
      <PostPicture
        picture={post.picture}
        sizes="(min-width: 64rem) 17vw, (min-width: 40rem) 11rem, 6rem"
        className="transition-[clip-path] duration-300 max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 max-sm:aspect-square lg:col-span-2 lg:pointer-fine:[clip-path:inset(0_0_0_33.333%)] lg:pointer-fine:group-has-focus-visible:[clip-path:inset(0)] lg:pointer-fine:group-hover:[clip-path:inset(0)]"
      />
    </article>
  )
}

function CompactCard({ post, level, className }: CardProps) {
  return (
    <article data-slot="blog-card" data-variant="compact" className={cn('group relative flex flex-col', className)}>
      <PostPicture
        picture={post.picture}
        sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
        hasBars
        className="border-line border-b"
      />
      <div className="grid grow content-start gap-3 px-gutter py-6">
        <p className="text-sm">
          <Category post={post} />
        </p>
        <Title post={post} level={level} className="text-h4" />
        <Facts post={post} readTimeClassName="" className="mt-auto" />
      </div>
    </article>
  )
}

function Title({ post, level, className }: Pick<CardProps, 'post' | 'level' | 'className'>) {
  const Heading = `h${level}` as const
  return (
    <Heading className={cn('heading hyphens-auto wrap-anywhere', className)}>
      <Anchor
        href={post.href}
        className="decoration-2 decoration-signal underline-offset-4 after:absolute after:inset-0 group-hover:underline"
      >
        {post.hits ? <MarkedText pieces={post.hits.title} /> : post.title}
      </Anchor>
    </Heading>
  )
}

function Excerpt({ post: { excerpt, hits }, className }: Pick<CardProps, 'post' | 'className'>) {
  if (!excerpt) return null
  return <p className={className}>{hits ? <MarkedText pieces={hits.excerpt} /> : excerpt}</p>
}

function Category({ post }: Pick<CardProps, 'post'>) {
  const { t } = useTranslation('blog-card')
  return <span className="font-semibold">{t(`types.${post.type ?? 'general'}`)}</span>
}

function FeaturedMark({ post }: Pick<CardProps, 'post'>) {
  const { t } = useTranslation('blog-card')
  if (!post.featured) return null
  return (
    <span className="flex items-center gap-2">
      <BrandMark className="h-4 w-3" />
      {t('featured')}
    </span>
  )
}

function Minutes({ post, className }: Pick<CardProps, 'post' | 'className'>) {
  const { t, i18n } = useTranslation('blog-card')
  const count = post.readTime ?? defaultReadTime
  return (
    <p className={cn('whitespace-nowrap', className)}>
      <span aria-hidden="true">
        <span className="heading text-h2">{formatNumber(count, i18n.language)}</span>{' '}
        <span className="text-ink-soft text-sm">{t('minutes')}</span>
      </span>
      <span className="sr-only">{t('readTime', { count })}</span>
    </p>
  )
}

function Facts({
  post,
  readTimeClassName,
  className,
}: Pick<CardProps, 'post' | 'className'> & { readTimeClassName?: string }) {
  const { t, i18n } = useTranslation('blog-card')
  const { readTime = defaultReadTime, author, popularity, date } = post
  return (
    <ul className={cn('flex flex-wrap content-start gap-x-4 gap-y-1 text-ink-soft text-sm', className)}>
      <li>
        <PostDate date={date} />
      </li>
      {readTimeClassName !== undefined && <li className={readTimeClassName}>{t('readTime', { count: readTime })}</li>}
      {author && <li>{t('author', { name: author })}</li>}
      {popularity !== undefined && (
        <li>{t('popularity', { count: popularity, number: formatNumber(popularity, i18n.language) })}</li>
      )}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { BlogPostView } from '#ui/blocks/blog/blog-types.ts'
import { PostDate } from '#ui/blocks/blog/post-date.tsx'
import { PostPicture } from '#ui/blocks/blog/post-picture.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

const defaultReadTime = 5

/** Specification 3. */
export function ArticleHeader({ post }: { post: Omit<BlogPostView, 'html' | 'sections' | 'related'> }) {
  const { t, i18n } = useTranslation('blog-post')
  const { t: tCard } = useTranslation('blog-card')
  const { title, excerpt, type, author, date, updated, readTime = defaultReadTime, popularity, picture, isDraft } = post
  return (
    <header data-slot="article-header">
      <p className="flex flex-wrap items-center gap-x-6 gap-y-1 border-line border-b px-gutter py-2 print:hidden">
        <Link href="/blog" variant="standalone" className="inline-flex min-h-11 items-center gap-2">
          <Icon name="chevron-left" className="size-4" />
          {t('back')}
        </Link>
        {type ? (
          <Link href={`/blog/type/${type}`} variant="standalone" className="inline-flex min-h-11 items-center">
            {tCard(`types.${type}`)}
          </Link>
        ) : (
          <span className="text-ink-soft">{tCard('types.general')}</span>
        )}
      </p>
      {isDraft && <Notice className="border-y">{t('draft')}</Notice>}
      <div className="grid gap-y-8 pt-[clamp(2.5rem,6vw,5.5rem)] pb-10 *:mx-gutter lg:grid-cols-12">
        <h1 className="display wrap-anywhere max-w-[18ch] hyphens-auto text-[clamp(2.375rem,1.3rem+4.4vw,5.75rem)] leading-[0.97] lg:col-span-8">
          {title}
        </h1>
        {excerpt && <p className="max-w-[56ch] self-end text-ink-soft text-lg lg:col-span-4 lg:pb-2">{excerpt}</p>}
      </div>
      <dl className="grid grid-cols-2 gap-px border-line border-y bg-line sm:flex sm:flex-wrap">
        {author && <Fact term={t('author')}>{author}</Fact>}
        <Fact term={t('published')}>
          <PostDate date={date} />
        </Fact>
        {updated && (
          <Fact term={t('updated')}>
            <PostDate date={updated} />
          </Fact>
        )}
        <Fact term={t('readTime')}>{t('minutes', { count: readTime })}</Fact>
        {popularity !== undefined && <Fact term={t('popularity')}>{formatNumber(popularity, i18n.language)}</Fact>}
      </dl>
      <PostPicture
        picture={picture}
        sizes="(min-width: 100rem) 100rem, 100vw"
        priority
        className="border-line border-b lg:aspect-2/1 print:aspect-3/1"
      />
    </header>
  )
}

function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="grow bg-paper px-gutter py-4 last:odd:col-span-2">
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  )
}

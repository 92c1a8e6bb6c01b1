import { useTranslation } from 'react-i18next'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'
import { BlogFilters, type BlogFiltersProps } from '#ui/blocks/blog/blog-filters.tsx'
import { BlogResults, type BlogResultsProps } from '#ui/blocks/blog/blog-results.tsx'
import { RelatedTopics } from '#ui/blocks/blog/related-topics.tsx'
import { Share, type ShareProps } from '#ui/blocks/blog/share.tsx'

export interface BlogPageProps extends BlogResultsProps {
  action: string // without scripts the filter form is sent here
  onQueryChange?: BlogFiltersProps['onChange']
  counts?: Partial<Record<PostType, number>>
  share: Pick<ShareProps, 'address' | 'onCopy' | 'onShare'>
}

/** The Learning Lab, also called the Digital Insights Hub (specification 1, 2 and 4). */
export function BlogPage({ action, onQueryChange, counts = {}, share, ...results }: BlogPageProps) {
  const { t } = useTranslation('blog-list')
  const { t: tCard } = useTranslation('blog-card')
  const { query } = results
  const topics = postTypes
    .filter((type) => type !== query.type)
    .map((type) => {
      const count = counts[type]
      return { href: `/blog/type/${type}`, label: tCard(`types.${type}`), ...(count !== undefined && { count }) }
    })
  return (
    <>
      <div className="grid gap-y-6 border-line border-b pt-[clamp(2.5rem,6vw,5rem)] pb-8 *:mx-gutter lg:grid-cols-12 lg:items-end">
        <h1 className="display wrap-anywhere text-display lg:col-span-8">{t('title')}</h1>
        <div className="grid gap-1 lg:col-span-4 lg:pb-3">
          <p className="font-semibold">{query.type ? tCard(`types.${query.type}`) : t('hub')}</p>
          <p className="max-w-[44ch] text-ink-soft">{t('intro')}</p>
        </div>
      </div>
      <BlogFilters action={action} query={query} {...(onQueryChange && { onChange: onQueryChange })} />
      <BlogResults {...results} />
      <div className="grid lg:grid-cols-12">
        <div className="lg:col-span-8 lg:border-line lg:border-r">
          <RelatedTopics topics={topics} />
        </div>
        <Share {...share} title={t('title')} className="px-gutter py-8 lg:col-span-4 print:hidden" />
      </div>
    </>
  )
}

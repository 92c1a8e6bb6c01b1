import { useTranslation } from 'react-i18next'
import { type Analytics, type AnalyticsLinks, isTable } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { BarList } from '#ui/primitives/staff/charts/bar-list.tsx'

export interface PostsPanelProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'posts'>
  links: AnalyticsLinks
  /** A post, to look at it or to edit it. */
  hrefForPost: (id: string) => string
}

/** The chart names so many; the table has all. */
const DRAWN = 8

/** Which posts were read, and how many of their readers got to at least the middle. */
export function PostsPanel({ analytics, links, hrefForPost }: PostsPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const { number, percent, change } = useAnalyticsWords(analytics)
  const { posts } = analytics
  const title = t('posts.title')
  const greatest = Math.max(...(posts ?? []).map(({ views }) => views), 1)
  const first = posts?.[0]
  return (
    <AnalyticsPanel
      name="posts"
      title={title}
      links={links}
      isFailed={posts === null}
      note={t('posts.note')}
      {...(first && { sentence: t('posts.sentence', { title: first.title, number: number(first.views) }) })}
    >
      {posts?.length === 0 ? (
        <p className="py-4 text-ink-soft">{t('none')}</p>
      ) : isTable(links.shown, 'posts') ? (
        <PanelTable
          caption={title}
          heads={[t('posts.post'), t('posts.reads'), t('heads.before'), t('posts.half')]}
          rows={(posts ?? []).map(({ id, title: name, views, before, readShare }) => ({
            id,
            link: hrefForPost(id),
            cells: [
              name,
              number(views),
              before === null ? '–' : number(before),
              readShare === null ? '–' : percent(readShare),
            ],
          }))}
          renderLink={(href, name) => <Link href={href}>{name}</Link>}
        />
      ) : (
        <BarList
          rows={(posts ?? []).slice(0, DRAWN).map(({ id, title: name, views, before, readShare }) => ({
            id,
            label: name,
            title: name,
            value: number(views),
            change: readShare === null ? change(views, before) : t('posts.halfOf', { share: percent(readShare) }),
            share: views / greatest,
            href: hrefForPost(id),
          }))}
        />
      )}
    </AnalyticsPanel>
  )
}

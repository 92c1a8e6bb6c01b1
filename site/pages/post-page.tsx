import { type ReactNode, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ArticleBody } from '#ui/blocks/blog/article-body.tsx'
import { ArticleHeader } from '#ui/blocks/blog/article-header.tsx'
import { ArticleLoading, ArticleUnavailable, type ArticleUnavailableProps } from '#ui/blocks/blog/article-states.tsx'
import { ArticleVideos } from '#ui/blocks/blog/article-video.tsx'
import { BlogCard } from '#ui/blocks/blog/blog-card.tsx'
import type { BlogPostView } from '#ui/blocks/blog/blog-types.ts'
import { PostNavigation } from '#ui/blocks/blog/post-navigation.tsx'
import { RelatedTopics, type RelatedTopicsProps } from '#ui/blocks/blog/related-topics.tsx'
import { Share, type ShareProps } from '#ui/blocks/blog/share.tsx'
import { ContentsList } from '#ui/blocks/legal/contents-list.tsx'

export type PostPageProps =
  | { status: 'loading' }
  | ({ status: 'missing' } & ArticleUnavailableProps)
  | ({ status: 'ready' } & ReadyProps)

interface ReadyProps extends RelatedTopicsProps {
  post: BlogPostView
  share: Pick<ShareProps, 'address' | 'onCopy' | 'onShare'>
  children?: ReactNode
}

/** Specification 2 and 4; D21, D22. */
export function PostPage(props: PostPageProps) {
  if (props.status === 'loading') return <ArticleLoading />
  if (props.status === 'missing') return <ArticleUnavailable {...props} />
  return <Post {...props} />
}

function Post({ post, share, topics, children }: ReadyProps) {
  const { t } = useTranslation('blog-post')
  const id = useId()
  const body = useRef<HTMLDivElement>(null)
  const { html, sections, related, previous, next, ...header } = post
  return (
    <>
      <article>
        <ArticleHeader post={header} />
        <div className="grid grid-cols-[minmax(0,1fr)] border-line border-b lg:grid-cols-12 print:block">
          <div className="@container lg:col-span-9">
            <div className="px-gutter py-[clamp(2.5rem,5vw,5rem)] xl:pl-[33.333%] print:py-6 print:pl-gutter">
              <ContentsList label={t('contents')} sections={sections} className="mb-10 lg:hidden print:hidden" />
              {children ? (
                <ArticleBody data-notes="margin">{children}</ArticleBody>
              ) : (
                <ArticleBody ref={body} html={html} data-notes="margin" />
              )}
              {html.includes('data-video') && <ArticleVideos body={body} html={html} />}
            </div>
          </div>
          <div className="border-line max-lg:border-t lg:col-span-3 lg:border-l print:hidden">
            <div className="sticky top-16 grid gap-10 px-gutter py-10 lg:max-h-[calc(100dvh-4rem)] lg:overflow-y-auto">
              <ContentsList label={t('contents')} sections={sections} className="max-lg:hidden" />
              <Share {...share} title={post.title} />
            </div>
          </div>
        </div>
      </article>
      <PostNavigation {...(previous && { previous })} {...(next && { next })} />
      {related.length > 0 && (
        <section aria-labelledby={id} className="border-line border-b print:hidden">
          <h2 id={id} className="heading border-line border-b px-gutter py-6 text-h3">
            {t('related')}
          </h2>
          <ul className="grid gap-px bg-line sm:grid-cols-2 lg:grid-cols-3">
            {related.map((card) => (
              <li key={card.href} className="flex bg-paper *:grow">
                <BlogCard post={card} variant="compact" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <RelatedTopics topics={topics} />
    </>
  )
}

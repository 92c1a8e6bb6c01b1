import { useTranslation } from 'react-i18next'
import type { BlogCardView } from '#ui/blocks/blog/blog-types.ts'
import { cn } from '#ui/lib/cn.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'

export interface PostNavigationProps {
  previous?: Pick<BlogCardView, 'href' | 'title'>
  next?: Pick<BlogCardView, 'href' | 'title'>
}

type Side = 'previous' | 'next'

const sides: Record<Side, string> = { previous: '', next: 'md:col-start-2 md:border-l md:text-right' }

export function PostNavigation(posts: PostNavigationProps) {
  const { t } = useTranslation('blog-post')
  if (!posts.previous && !posts.next) return null
  return (
    <nav data-slot="post-navigation" aria-label={t('navigation.label')} className="grid md:grid-cols-2 print:hidden">
      {(['previous', 'next'] as const).map((side) => {
        const post = posts[side]
        return (
          post && (
            <Anchor
              key={side}
              href={post.href}
              rel={side === 'previous' ? 'prev' : 'next'}
              className={cn(
                'group grid content-between gap-6 border-line border-b px-gutter py-8 transition-colors hover:bg-ink hover:text-paper md:min-h-44',
                sides[side],
              )}
            >
              <span className={cn('flex items-center gap-3 text-sm', side === 'next' && 'md:justify-end')}>
                {side === 'previous' && <Arrow side={side} />}
                {t(`navigation.${side}`)}
                {side === 'next' && <Arrow side={side} />}
              </span>
              <span className="heading wrap-anywhere text-balance text-h3">{post.title}</span>
            </Anchor>
          )
        )
      })}
    </nav>
  )
}

const arrows: Record<Side, string> = {
  previous: 'rotate-180 group-hover:-translate-x-1',
  next: 'group-hover:translate-x-1',
}

function Arrow({ side }: { side: Side }) {
  return <Icon name="arrow-right" className={cn('size-5 transition-transform duration-300', arrows[side])} />
}

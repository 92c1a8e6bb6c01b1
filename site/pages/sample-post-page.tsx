import { useTranslation } from 'react-i18next'
import { PostPage, type PostPageProps } from '#site/pages/post-page.tsx'
import { SampleArticle } from '#ui/blocks/blog/sample-article.tsx'

type SamplePostPageProps = Pick<Extract<PostPageProps, { status: 'ready' }>, 'share' | 'topics'>

const sections = ['text', 'lists', 'media', 'end'] as const

/** An article with every element articles can have (specification 2, route table). */
export function SamplePostPage({ share, topics }: SamplePostPageProps) {
  const { t } = useTranslation('sample-post')
  return (
    <PostPage
      status="ready"
      share={share}
      topics={topics}
      post={{
        href: '/sample-post',
        title: t('title'),
        excerpt: t('excerpt'),
        author: t('author'),
        date: '2026-11-20',
        picture: { slug: 'write-before-you-draw', alt: t('pictureAlt') },
        html: '',
        sections: sections.map((id) => ({ id, title: t(`${id}.title`) })),
        related: [],
      }}
    >
      <SampleArticle />
    </PostPage>
  )
}

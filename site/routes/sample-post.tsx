import { useTranslation } from 'react-i18next'
import type { PageHandle } from '#site/head/head.ts'
import { useShare } from '#site/links/use-share.ts'
import { SamplePostPage } from '#site/pages/sample-post-page.tsx'
import { useTopics } from '#site/parts/use-topics.ts'

export const handle: PageHandle = {
  head: () => 'sample-post',
  texts: ['sample-post', 'blog-card', 'blog-post', 'share', 'related-topics'],
}

export function Component() {
  const { t } = useTranslation('sample-post')
  return <SamplePostPage share={useShare(t('title'))} topics={useTopics()} />
}

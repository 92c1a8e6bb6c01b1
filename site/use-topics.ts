import { useTranslation } from 'react-i18next'
import { type BlogType, blogTypes } from '#ui/blocks/blog-types.ts'

/** The blog's types as links, the one that is shown left out. */
export function useTopics(shown?: BlogType) {
  const { t } = useTranslation('blog-card')
  return blogTypes
    .filter((type) => type !== shown)
    .map((type) => ({ href: `/blog/type/${type}`, label: t(`types.${type}`) }))
}

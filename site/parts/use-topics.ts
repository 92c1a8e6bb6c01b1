import { useTranslation } from 'react-i18next'
import { type PostType, postTypes } from '#api/contract/values/post-lists.ts'

export function useTopics(shown?: PostType) {
  const { t } = useTranslation('blog-card')
  return postTypes
    .filter((type) => type !== shown)
    .map((type) => ({ href: `/blog/type/${type}`, label: t(`types.${type}`) }))
}

import { useTranslation } from 'react-i18next'
import { postTypes } from '#api/contract/values/post-lists.ts'
import type { PostPart } from '#ui/blocks/staff/editor/conflict/clash.ts'

/** What a part is called, and how its value is read. */
export function usePartWords() {
  const { t } = useTranslation('staff-editor')
  const { t: posts } = useTranslation('staff-posts')

  const placeOf = ({ part, paragraph }: { part: PostPart; paragraph?: number | undefined }) =>
    paragraph === undefined ? t(`conflict.parts.${part}`) : t('conflict.paragraph', { number: paragraph })

  function readable(part: PostPart, value: string): string {
    if (part === 'isFeatured') return t(value === 'true' ? 'conflict.yes' : 'conflict.no')
    const type = part === 'type' && postTypes.find((each) => each === value)
    return type ? posts(`types.${type}`) : value
  }

  return { placeOf, readable }
}

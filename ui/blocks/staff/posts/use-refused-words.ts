import { useTranslation } from 'react-i18next'

/** What was left alone, because it is no longer as it was seen, or not ready to be. */
export interface RefusedPost {
  id: string
  title: string
  why: 'changed' | 'gone' | 'stopped'
  by: string | null
}

/** Why a post was left alone, in a sentence. */
export function useRefusedWords() {
  const { t } = useTranslation('staff-posts')
  return ({ why, title, by }: RefusedPost): string => {
    if (why !== 'changed') return t(`refused.${why}`, { title })
    return by === null ? t('refused.changed', { title }) : t('refused.changedBy', { title, name: by })
  }
}

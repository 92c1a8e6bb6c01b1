import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '#locales/languages.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { BoardPane } from '#ui/blocks/staff/posts/board-post.ts'

/** How a language stands, whole: “Français: live, 2 paragraphs behind”. */
export function usePaneWords(clock: StaffClock): (language: Language, pane: Omit<BoardPane, 'href'>) => string {
  const { t, i18n } = useTranslation('staff-posts')
  const when = (at: number) => formatWhen(at, i18n.language, clock)
  return (language, { state, behind, visibleFrom, visibleUntil }) => {
    const words =
      state === 'live' && visibleUntil !== undefined
        ? t('cell.liveUntil', { when: when(visibleUntil) })
        : t(`cell.${state}`, { when: visibleFrom === undefined ? '' : when(visibleFrom) })
    const standing = [words, ...(behind > 0 ? [t('cell.behind', { count: behind })] : [])].join(', ')
    return t('cell.name', { language: languageNames[language], state: standing })
  }
}

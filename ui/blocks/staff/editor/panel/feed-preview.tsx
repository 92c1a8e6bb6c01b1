import { useTranslation } from 'react-i18next'
import { formatDate } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import type { PostFields } from '#ui/blocks/staff/editor/panel/post-fields.ts'

export interface FeedPreviewProps {
  language: Language
  value: Pick<PostFields, 'title' | 'excerpt' | 'author'>
  siteTitle: string
  date?: number | undefined
  timeZone: string
}

/** Roughly as a feed reader lists it: title, excerpt, who and when. */
export function FeedPreview({ language, value, siteTitle, date, timeZone }: FeedPreviewProps) {
  const { t } = useTranslation('staff-panel')
  const { title, excerpt, author } = value
  const when = date === undefined ? undefined : formatDate(new Date(date), language, { timeZone })
  return (
    <div
      data-slot="feed-preview"
      lang={title ? language : undefined}
      className="wrap-anywhere grid gap-1 border-ink border-l-2 pl-4"
    >
      <p className="text-ink-soft text-xs">{[siteTitle, author, when].filter(Boolean).join(' · ')}</p>
      <p className="font-semibold text-sm leading-tight">{title || t('search.nameLess')}</p>
      {excerpt && <p className="line-clamp-3 text-ink-soft text-xs">{excerpt}</p>}
    </div>
  )
}

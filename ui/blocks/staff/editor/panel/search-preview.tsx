import { useTranslation } from 'react-i18next'
import { fittingLengths } from '#api/contract/values/post-writing.ts'
import { brand } from '#locales/brand.ts'
import { formatDate } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import { cutAt } from '#ui/blocks/staff/editor/panel/cut-at.ts'

export interface SearchPreviewProps {
  language: Language
  title: string
  description: string
  /** What the page's title ends with: the blog's name in this language. */
  siteTitle: string
  /** When it goes live or went; milliseconds. */
  date?: number | undefined
  timeZone: string
}

/** Roughly as a search engine sets it. */
export function SearchPreview({ language, title, description, siteTitle, date, timeZone }: SearchPreviewProps) {
  const { t } = useTranslation('staff-panel')
  const day = date === undefined ? undefined : formatDate(new Date(date), language, { timeZone })
  return (
    <div
      data-slot="search-preview"
      lang={title ? language : undefined}
      className="wrap-anywhere grid gap-0.5 border border-line bg-pane px-4 py-3.5"
    >
      <p className="text-ink-soft text-xs">{[brand.domain, language, 'blog'].join(' › ')}</p>
      <p className="text-[1.125rem] text-sky leading-tight">
        {title ? `${cutAt(title, fittingLengths.title)} | ${siteTitle}` : t('search.nameLess')}
      </p>
      <p className="text-ink-soft text-xs leading-normal">
        {description ? (
          <>
            {day && `${day} — `}
            {cutAt(description, fittingLengths.description)}
          </>
        ) : (
          t('search.textLess')
        )}
      </p>
    </div>
  )
}

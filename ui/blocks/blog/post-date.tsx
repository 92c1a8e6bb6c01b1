import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '#locales/formats.ts'

export function PostDate({ date, ...props }: ComponentProps<'time'> & { date: string | undefined }) {
  const { t, i18n } = useTranslation('blog-card')
  if (!date?.trim()) return <span data-slot="post-date">{t('noDate')}</span>
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return <span data-slot="post-date">{t('invalidDate')}</span>
  // UTC: server and browser must write the same day.
  const written = formatDate(time, i18n.language, { timeZone: 'UTC' })
  return (
    <time data-slot="post-date" dateTime={time.toISOString().slice(0, 10)} {...props}>
      {written}
    </time>
  )
}

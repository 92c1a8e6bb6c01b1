import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'
import type { FoundPerson as Found } from '#ui/blocks/staff/persons/person-request.ts'
import { fileSize } from '#ui/lib/file-size.ts'
import { Notice } from '#ui/primitives/notice.tsx'

export interface FoundPersonProps {
  found: Found
  clock: StaffClock
}

/** Everything that is kept under an address, place by place, and what cannot be found by one. */
export function FoundPerson({ found, clock }: FoundPersonProps) {
  const { t, i18n } = useTranslation('staff-persons')
  const day = (at: number) => formatDay(at, i18n.language, clock)
  const deleted = (row: { isDeleted: boolean }) => (row.isDeleted ? [t('found.deleted')] : [])
  const { mailFiles, suppressedAt } = found
  return (
    <section data-slot="found-person" aria-labelledby="found" className="@container">
      <h2 id="found" className="heading border-ink border-b px-gutter py-3 text-h4">
        {t('found.title')}
      </h2>
      {found.isColleague && <Notice className="m-4">{t('found.colleague')}</Notice>}
      <dl>
        <Part title={t('found.messages')}>
          {found.messages.map((row) => [row.id, [day(row.at), ...deleted(row)].join(' · ')])}
        </Part>
        <Part title={t('found.applications')}>
          {found.applications.map((row) => [
            row.id,
            [day(row.at), row.fileName, fileSize(row.size, i18n.language), ...deleted(row)].join(' · '),
          ])}
        </Part>
        <Part title={t('found.subscriptions')}>
          {found.subscriptions.map((row) => [
            row.id,
            [
              day(row.at),
              row.confirmedAt === null ? t('found.unconfirmed') : t('found.confirmed', { day: day(row.confirmedAt) }),
              t('found.proof', { source: row.source, ip: row.ip, browser: row.userAgent }),
              ...deleted(row),
            ].join(' · '),
          ])}
        </Part>
        <Part title={t('found.signups')}>{found.signups.map((row) => [row.id, day(row.at)])}</Part>
        <Part title={t('found.mails')}>
          {found.mails.map((row) => [
            row.id,
            [
              day(row.at),
              t(row.isToThem ? 'found.toThem' : 'found.fromThem'),
              t(row.failedAt === null ? 'found.waiting' : 'found.failed'),
            ].join(' · '),
          ])}
        </Part>
        <Part title={t('found.mailFiles')}>
          {mailFiles === 0
            ? []
            : [['files', t('found.files', { count: mailFiles, number: formatNumber(mailFiles, i18n.language) })]]}
        </Part>
        <Part title={t('found.suppressed')}>
          {suppressedAt === null ? [] : [['since', t('found.since', { day: day(suppressedAt) })]]}
        </Part>
      </dl>
      <p className="max-w-[75ch] px-gutter py-5 text-ink-soft text-sm">{t('found.cannot')}</p>
    </section>
  )
}

function Part({ title, children }: { title: string; children: (readonly [id: string, words: ReactNode])[] }) {
  const { t } = useTranslation('staff-persons')
  return (
    <div className="grid gap-x-8 gap-y-1 border-line border-b px-gutter py-3 @2xl:grid-cols-[18rem_minmax(0,1fr)]">
      <dt className="font-semibold text-sm">{title}</dt>
      {children.length === 0 ? (
        <dd className="text-ink-soft text-sm">{t('found.nothing')}</dd>
      ) : (
        children.map(([id, words]) => (
          <dd key={id} className="wrap-anywhere text-sm @2xl:col-start-2">
            {words}
          </dd>
        ))
      )}
    </div>
  )
}

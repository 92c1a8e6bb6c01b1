import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatTime, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { fileSize } from '#ui/lib/file-size.ts'
import { Notice } from '#ui/primitives/notice.tsx'

export interface HouseLinesProps {
  /** Times in milliseconds, size in bytes. */
  backup?: { at: number; size: number; isTested: boolean } | undefined
  outbox: { waiting: number; nextAt?: number | undefined }
  /** By the rules of retention, in the last night. */
  deleted: { visits: number; messages: number; applications: number }
  clock: StaffClock
  /** The lines are the last ones known. */
  isSilent?: boolean
}

/** What the house did by itself, in three lines. */
export function HouseLines({ backup, outbox, deleted, clock, isSilent = false }: HouseLinesProps) {
  const { t, i18n } = useTranslation('staff-desk')
  const when = backup && formatWhen(backup.at, i18n.language, clock)
  const parts = (['visits', 'messages', 'applications'] as const).flatMap((kind) =>
    deleted[kind] > 0
      ? [t(`house.${kind}`, { count: deleted[kind], number: formatNumber(deleted[kind], i18n.language) })]
      : [],
  )
  const lines = [
    [
      t('house.backup'),
      backup
        ? t(backup.isTested ? 'house.backupTested' : 'house.backupDone', {
            when,
            size: fileSize(backup.size, i18n.language),
          })
        : t('house.noBackup'),
    ],
    [
      t('house.outbox'),
      outbox.waiting > 0
        ? t('house.outboxWaiting', {
            count: outbox.waiting,
            time: formatTime(outbox.nextAt ?? clock.now, clock.timeZone),
          })
        : t('house.outboxEmpty'),
    ],
    [t('house.deleted'), parts.join(', ') || t('house.deletedNothing')],
  ] as const
  return (
    <section data-slot="house-lines" className="px-gutter py-3">
      <h3 className="heading text-md">{t('house.title')}</h3>
      {isSilent && (
        <Notice tone="danger" className="my-2 text-xs">
          {t('house.error')}
        </Notice>
      )}
      <dl className="mt-1 text-xs">
        {lines.map(([name, words]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 border-line not-last:border-b py-1.5">
            <dt className="shrink-0">{name}</dt>
            <dd className="text-right text-ink-soft tabular-nums">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

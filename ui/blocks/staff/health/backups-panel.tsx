import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Backups } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'

export interface BackupsPanelProps {
  backups: Backups | null
  /** There is none of the last day. */
  isAsking?: boolean
  clock: StaffClock
}

/** What could be restored, and whether that was tried. */
export function BackupsPanel({ backups, isAsking = false, clock }: BackupsPanelProps) {
  const { t, i18n } = useTranslation('staff-health')
  const { number, bytes } = useHealthWords()
  const { last = null, verifiedAt = null, kept = 0, bytes: size = 0, copied = null, nextAt = null } = backups ?? {}
  const lacking = last?.missing ?? 0
  const when = (time: number) => formatWhen(time, i18n.language, clock)
  const archives = t('backups.archives', { count: kept, number: number(kept), size: bytes(size) })
  return (
    <HealthPanel title={t('backups.title')} isAsking={isAsking || lacking > 0} isSilent={backups === null}>
      <HealthFacts
        facts={[
          {
            name: t('backups.last'),
            value: last ? when(last.at) : t('backups.none'),
            isAsking,
            ...(last && {
              note: last.isEncrypted ? t('backups.encrypted', { size: bytes(last.bytes) }) : bytes(last.bytes),
            }),
          },
          ...(lacking > 0
            ? [
                {
                  name: t('backups.lacking'),
                  value: number(lacking),
                  isAsking: true,
                  note: t('backups.lackingWhy'),
                },
              ]
            : []),
          ...(last
            ? [
                { name: t('backups.verified'), value: verifiedAt === null ? t('backups.never') : when(verifiedAt) },
                { name: t('backups.kept'), value: archives, ...(!copied && { note: t('backups.apart') }) },
              ]
            : []),
          ...(last && copied
            ? [
                {
                  name: t('backups.copied'),
                  value: copied.at === null ? t('backups.none') : when(copied.at),
                  note: copied.in,
                },
              ]
            : []),
          {
            name: t('backups.next'),
            value: nextAt === null ? t('backups.unplanned') : when(nextAt),
            ...(nextAt === null && { note: `${t('backups.plan')} ${t('backups.keys')}` }),
          },
        ]}
      />
    </HealthPanel>
  )
}

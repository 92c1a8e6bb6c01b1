import { useTranslation } from 'react-i18next'
import type { Database } from '#ui/blocks/staff/health/health.ts'
import { HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'

/** There are none yet: what has to be copied instead. */
export function BackupsPanel({ kind }: { kind: Database['kind'] | undefined }) {
  const { t } = useTranslation('staff-health')
  return (
    <HealthPanel title={t('backups.title')} aside={t('backups.none')}>
      <div className="grid gap-2 py-2.5 text-sm">
        <p>{t('backups.text')}</p>
        <p className="text-ink-soft">{t(kind === 'postgres' ? 'backups.postgres' : 'backups.sqlite')}</p>
        <p className="text-ink-soft">{t('backups.keys')}</p>
      </div>
    </HealthPanel>
  )
}

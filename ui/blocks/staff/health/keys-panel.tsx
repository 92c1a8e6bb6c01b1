import { useTranslation } from 'react-i18next'
import { keyNames } from '#api/contract/values/staff/health.ts'
import type { Health } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'

/** Which keys there are and where they come from, never what they are. */
export function KeysPanel({ keys }: { keys: Health['keys'] }) {
  const { t } = useTranslation('staff-health')
  return (
    <HealthPanel title={t('keys.title')}>
      <HealthFacts
        facts={keyNames.map((key) => ({
          name: t(`keys.names.${key}`),
          value: t(`keys.origins.${keys[key]}`),
          ...(key === 'secret' && { note: t('keys.derived') }),
        }))}
      />
    </HealthPanel>
  )
}

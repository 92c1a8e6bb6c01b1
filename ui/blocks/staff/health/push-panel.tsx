import { useTranslation } from 'react-i18next'
import type { Push } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'

/** Notices to browsers: who gets them, and whether they arrive. */
export function PushPanel({ push }: { push: Push | null }) {
  const { t } = useTranslation('staff-health')
  const { number } = useHealthWords()
  const { state = 'off', subscribers = 0, waiting = 0, failed = 0, lost = 0 } = push ?? {}
  const isBroken = state === 'broken'
  return (
    <HealthPanel title={t('push.title')} isAsking={isBroken} isSilent={push === null}>
      <HealthFacts
        facts={[
          {
            name: t('push.state'),
            value: t(`push.states.${state}`),
            isAsking: isBroken,
            ...(isBroken && { note: t('push.broken') }),
          },
          { name: t('push.subscribers'), value: number(subscribers) },
          { name: t('push.waiting'), value: number(waiting) },
          { name: t('push.failed'), value: number(failed) },
          // Without keys of its own the server cannot know whose they are.
          ...(lost > 0 && state === 'on'
            ? [{ name: t('push.lost'), value: number(lost), note: t('push.lostNote') }]
            : []),
        ]}
      />
    </HealthPanel>
  )
}

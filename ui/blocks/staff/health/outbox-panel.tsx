import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Health, Outbox } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'

export interface OutboxPanelProps {
  outbox: Omit<Outbox, 'dead' | 'failed'> | null
  mail: Health['mail']
  /** Mails are only written to files, although others than this machine open the site. */
  isAsking?: boolean
  clock: StaffClock
}

/** What waits to be sent, and by which way. */
export function OutboxPanel({ outbox, mail, isAsking = false, clock }: OutboxPanelProps) {
  const { t, i18n } = useTranslation('staff-health')
  const { number, lasting } = useHealthWords()
  const { waiting = 0, nextAt = null, sent = 0, half = null } = outbox ?? {}
  // What is due is being sent.
  const next = nextAt === null ? t('outbox.nothing') : nextAt <= clock.now ? t('now') : undefined
  return (
    <HealthPanel title={t('outbox.title')} isAsking={isAsking} isSilent={outbox === null}>
      <HealthFacts
        facts={[
          { name: t('outbox.waiting'), value: number(waiting) },
          { name: t('outbox.next'), value: next ?? formatWhen(nextAt ?? clock.now, i18n.language, clock) },
          { name: t('outbox.sent'), value: number(sent) },
          ...(half === null ? [] : [{ name: t('outbox.half'), value: lasting(half) }]),
          {
            name: t('outbox.way'),
            value: t(`outbox.ways.${mail}`),
            isAsking,
            ...(mail === 'folder' && { note: t('outbox.folder') }),
          },
        ]}
      />
    </HealthPanel>
  )
}

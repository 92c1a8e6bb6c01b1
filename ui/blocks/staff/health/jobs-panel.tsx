import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Job } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'
import { formatLasting } from '#ui/blocks/staff/health/health-words.ts'

export interface JobsPanelProps {
  jobs: readonly Job[] | null
  clock: StaffClock
}

const isBad = ({ standing }: Job) => standing === 'failed' || standing === 'late'

/** What the server does by itself: when it last did, and when it will. */
export function JobsPanel({ jobs, clock }: JobsPanelProps) {
  const { t, i18n } = useTranslation('staff-health')
  const when = (at: number) => formatWhen(at, i18n.language, clock)

  function saidOf({ standing, endedAt }: Job): string {
    if (standing === 'failed') return t('jobs.standings.failed')
    if (endedAt === null) return t('jobs.standings.never')
    return t(`jobs.standings.${standing}`, { when: when(endedAt) })
  }

  function noteOf({ job, every, nextAt, failedAt, error }: Job): string {
    const isAtOnce = job === 'mails' || job === 'push'
    const rhythm = isAtOnce ? t('jobs.atOnce') : t('jobs.every', { span: formatLasting(every, i18n.language) })
    const next = !isAtOnce && nextAt !== null ? [t('jobs.next', { when: when(nextAt) })] : []
    const failure = failedAt === null ? [] : [t('jobs.error', { when: when(failedAt), error: error ?? '' })]
    return [rhythm, ...next, ...failure].join(' ')
  }

  return (
    <HealthPanel title={t('jobs.title')} isAsking={jobs?.some(isBad) ?? false} isSilent={jobs === null}>
      <HealthFacts
        facts={(jobs ?? []).map((job) => ({
          name: t(`jobs.names.${job.job}`),
          value: saidOf(job),
          note: noteOf(job),
          isAsking: isBad(job),
        }))}
      />
    </HealthPanel>
  )
}

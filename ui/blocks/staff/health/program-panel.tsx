import { useTranslation } from 'react-i18next'
import { formatSpan, formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Database, Health } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts, HealthPanel } from '#ui/blocks/staff/health/health-panel.tsx'

const DAY = 24 * 3_600_000

export interface ProgramPanelProps {
  program: Health['program']
  database: Database | null
  clock: StaffClock
}

const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' } as const

/** What runs, since when, on which database. */
export function ProgramPanel({ program, database, clock }: ProgramPanelProps) {
  const { t, i18n } = useTranslation('staff-health')
  const up = clock.now - program.startedAt
  const days = Math.floor(up / DAY)
  return (
    <HealthPanel
      title={t('program.title')}
      aside={t('program.version', { version: program.version })}
      isAsking={database === null}
    >
      <HealthFacts
        facts={[
          {
            name: t('program.since'),
            value: formatWhen(program.startedAt, i18n.language, clock),
            note: days > 0 ? t('program.days', { count: days }) : formatSpan(up),
          },
          { name: 'Node', value: program.runtime },
          {
            name: t('program.database'),
            value: database ? `${databases[database.kind]} ${database.version}` : t('silent.short'),
            isAsking: database === null,
          },
          ...(database
            ? [
                {
                  name: t('program.schema'),
                  value: t('program.steps', { steps: database.steps, known: database.known }),
                },
              ]
            : []),
          { name: t('program.probes'), value: '/healthz, /readyz' },
        ]}
      />
    </HealthPanel>
  )
}

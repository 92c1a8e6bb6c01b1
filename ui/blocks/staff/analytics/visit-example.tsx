import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { StoredField } from '#ui/blocks/staff/analytics/analytics.ts'

export interface VisitExampleProps {
  clock: StaffClock
  /** How long both are kept. */
  months: number
  /** Null where there is none yet. */
  agreed: readonly StoredField[] | null
  declined: readonly StoredField[] | null
}

/** What one visit stores, field by field: the newest of somebody who agreed, and the newest of somebody who did not. */
export function VisitExample({ clock, months, agreed, declined }: VisitExampleProps) {
  const { t } = useTranslation('staff-analytics')
  return (
    <div data-slot="visit-example" className="@container">
      <p className="max-w-[70ch] px-gutter py-5 text-md">{t('example.text', { count: months })}</p>
      <div className="grid border-line border-t @4xl:grid-cols-2">
        <Stored title={t('example.agreed')} fields={agreed} clock={clock} />
        <div className="border-line @max-4xl:border-t @4xl:border-l">
          <Stored title={t('example.declined')} fields={declined} clock={clock} />
        </div>
      </div>
    </div>
  )
}

function Stored({ title, fields, clock }: { title: string; fields: readonly StoredField[] | null; clock: StaffClock }) {
  const { t, i18n } = useTranslation('staff-analytics')
  const write = ({ field, value }: StoredField) => {
    const at = field === 'receivedAt' && value !== null ? Date.parse(value) : Number.NaN
    return Number.isNaN(at) ? value : formatWhen(at, i18n.language, clock)
  }
  return (
    <section>
      <h2 className="heading border-ink border-b px-gutter py-3 text-[1.1875rem]">{title}</h2>
      {fields === null ? (
        <p className="px-gutter py-5 text-ink-soft">{t('example.nobody')}</p>
      ) : (
        <dl className="divide-y divide-line px-gutter text-sm">
          {fields.map((stored) => (
            <div key={stored.field} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2.5">
              <dt className="text-ink-soft">{t(`example.fields.${stored.field}`)}</dt>
              <dd className="wrap-anywhere ml-auto min-w-0 text-right">
                {stored.value === null || stored.value === '' ? (
                  <span className="text-ink-soft">{t('example.empty')}</span>
                ) : (
                  write(stored)
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

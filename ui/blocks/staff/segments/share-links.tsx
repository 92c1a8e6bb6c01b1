import { useTranslation } from 'react-i18next'
import { longestSegmentName, shareDays } from '#api/contract/values/staff/analytics.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { AnalyticsFilters } from '#ui/blocks/staff/analytics/analytics.ts'
import { NewLink } from '#ui/blocks/staff/segments/new-link.tsx'
import { SegmentForm } from '#ui/blocks/staff/segments/segment-form.tsx'
import { type OpenShare, refusalOf, type SegmentWriting } from '#ui/blocks/staff/segments/segments.ts'
import { Select } from '#ui/primitives/select.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface ShareLinksProps {
  shares: readonly OpenShare[]
  clock: StaffClock
  writing: SegmentWriting
  /** What a segment is narrowed to, in words. */
  wordsOf: (filters: AnalyticsFilters) => string
  /** Something is filtered. */
  canShare: boolean
}

/** Links that show a segment without a session: those that hold, each to be revoked, and a new one of what is filtered now. */
export function ShareLinks({ shares, clock, writing, wordsOf, canShare }: ShareLinksProps) {
  const { t, i18n } = useTranslation('staff-segments')
  const refused = refusalOf(writing, 'makeShare')
  return (
    <section data-slot="share-links" aria-labelledby="share-links" className="min-w-0">
      <h2 id="share-links" className="heading pb-2 text-[1.0625rem]">
        {t('shares.title')}
      </h2>
      <p className="max-w-[60ch] pb-3 text-ink-soft text-xs">{t('shares.help')}</p>
      {shares.length === 0 ? (
        <p className="text-ink-soft">{t('shares.none')}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {shares.map(({ id, name, filters, by, expiresAt }) => (
            <li key={id} className="flex items-start gap-3 py-2.5">
              <span className="wrap-anywhere min-w-0 grow">
                <b className="font-semibold">{name}</b>
                <span className="block text-ink-soft text-xs">
                  {[
                    wordsOf(filters),
                    t('shares.until', { when: formatWhen(expiresAt, i18n.language, clock) }),
                    by !== null && t('kept.by', { name: by }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <SegmentForm
                writing={writing}
                deed="revokeShare"
                id={id}
                words={t('shares.revoke')}
                label={t('shares.revokeNamed', { name })}
                size="sm"
              />
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="empty:hidden">
        {writing.made && <NewLink key={writing.made} address={writing.made} />}
      </div>
      {canShare && (
        <div className="pt-4">
          <SegmentForm writing={writing} deed="makeShare" words={t('shares.make')} tone="ink" kept={shares.length}>
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
              <TextField
                name="name"
                label={t('shares.name')}
                hint={t('shares.hint')}
                defaultValue={refused?.typed.name}
                maxLength={longestSegmentName}
                autoComplete="off"
                required
                error={refused?.errors?.['name']}
              />
              <Select
                name="days"
                label={t('shares.days')}
                defaultValue={refused?.typed.days ?? String(shareDays[1])}
                options={shareDays.map((count) => ({ value: String(count), label: t('shares.daysOf', { count }) }))}
              />
            </div>
          </SegmentForm>
        </div>
      )}
    </section>
  )
}

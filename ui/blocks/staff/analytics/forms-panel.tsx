import { useTranslation } from 'react-i18next'
import { type FormStep, fieldsOf, formSteps } from '#api/contract/values/visit-events.ts'
import { type Analytics, type AnalyticsLinks, type FormCounts, isTable } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { Funnel } from '#ui/primitives/staff/charts/funnel.tsx'

export interface FormsPanelProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'forms'>
  links: AnalyticsLinks
}

/** What a step is a share of. */
const ofStep: Partial<Record<FormStep, FormStep>> = { begun: 'seen', sent: 'begun', failed: 'begun' }

/** What became of forms: seen, begun, sent, failed, and at which field. */
export function FormsPanel({ analytics, links }: FormsPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const { number, percent } = useAnalyticsWords(analytics)
  const { forms } = analytics
  const first = forms?.[0]
  const isUsed = (forms ?? []).some(({ seen, begun }) => seen > 0 || begun > 0)

  return (
    <AnalyticsPanel
      name="forms"
      title={t('forms.title')}
      links={links}
      isFailed={forms === null}
      note={t('forms.note')}
      {...(isUsed &&
        first && {
          sentence: t('forms.sentence', {
            form: t(`forms.names.${first.form}`),
            seen: number(first.seen),
            begun: number(first.begun),
            sent: number(first.sent),
          }),
        })}
    >
      {forms &&
        (!isUsed ? (
          <p className="py-4 text-ink-soft">{t('none')}</p>
        ) : isTable(links.shown, 'forms') ? (
          <PanelTable
            caption={t('forms.title')}
            heads={[t('forms.form'), ...formSteps.map((step) => t(`forms.steps.${step}`)), t('forms.fields')]}
            rows={forms.map((form) => ({
              id: form.form,
              cells: [
                t(`forms.names.${form.form}`),
                ...formSteps.map((step) => number(form[step])),
                failedAt(form) || '–',
              ],
            }))}
          />
        ) : (
          <ul className="grid gap-x-10 gap-y-6 @3xl:grid-cols-3">
            {forms.map((form) => (
              <li key={form.form} className="grid content-start gap-2">
                <h3 className="font-semibold text-xs">{t(`forms.names.${form.form}`)}</h3>
                <Funnel
                  steps={formSteps.map((step) => {
                    const before = ofStep[step]
                    const of = before === undefined ? 0 : form[before]
                    return {
                      id: step,
                      name: t(`forms.steps.${step}`),
                      value: number(form[step]),
                      note: of > 0 ? percent(form[step] / of) : undefined,
                      share: form.seen > 0 ? form[step] / form.seen : 0,
                      isLoss: step === 'failed',
                    }
                  })}
                />
                {form.fields.length > 0 && (
                  <p className="text-ink-soft text-xs">{t('forms.failedAt', { fields: failedAt(form) })}</p>
                )}
              </li>
            ))}
          </ul>
        ))}
    </AnalyticsPanel>
  )

  function failedAt({ form, fields }: FormCounts): string {
    const named: readonly string[] = fieldsOf[form]
    return fields
      .filter(({ field }) => named.includes(field))
      .map(({ field, count }) => `${t(`forms.field.${fieldName(field)}`)} ${number(count)}`)
      .join(', ')
  }
}

const names = ['name', 'email', 'purpose', 'message', 'form', 'fullName', 'phone', 'interest', 'resume'] as const

const fieldName = (field: string): (typeof names)[number] => names.find((each) => each === field) ?? 'form'

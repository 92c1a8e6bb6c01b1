import { useTranslation } from 'react-i18next'
import { type DashboardReport, dashboardReports } from '#api/contract/values/staff/letters.ts'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Checkbox } from '#ui/primitives/checkbox.tsx'
import { FieldError } from '#ui/primitives/field-error.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface NumbersByMailProps {
  values: { report: DashboardReport; alerts: boolean }
  /** Without scripts the form is posted here, with `deed` `letters`. */
  action: string
  isSending?: boolean
  isSaved?: boolean
  problem?: string | undefined
  onSend?: ((values: { report: string; alerts: boolean }) => void) | undefined
}

/** What of the dashboard comes by mail. Only for who may read it. */
export function NumbersByMail({
  values,
  action,
  isSending = false,
  isSaved = false,
  problem,
  onSend,
}: NumbersByMailProps) {
  const { t } = useTranslation('staff-account')
  return (
    <AccountPane data-slot="numbers-by-mail" title={t('letters.title')}>
      <form
        method="post"
        action={action}
        key={`${values.report} ${values.alerts}`}
        onSubmit={takeForm(
          onSend &&
            ((content) =>
              isSending || onSend({ report: written(content, 'report'), alerts: written(content, 'alerts') !== '' })),
        )}
        className="grid gap-4"
      >
        <input type="hidden" name="deed" value="letters" />
        <Select
          name="report"
          label={t('letters.report')}
          defaultValue={values.report}
          options={dashboardReports.map((value) => ({ value, label: t(`letters.reports.${value}`) }))}
        />
        <Checkbox
          name="alerts"
          label={t('letters.alerts')}
          hint={t('letters.alertsNote')}
          defaultChecked={values.alerts}
        />
        <FieldError role="alert">{problem}</FieldError>
        <div className="flex flex-wrap items-center gap-4">
          <DeedButton type="submit" tone="ink" {...(isSending && { 'aria-disabled': true })}>
            {t('letters.save')}
          </DeedButton>
          <p role="status" className="text-sm">
            {isSaved && t('letters.saved')}
          </p>
        </div>
      </form>
    </AccountPane>
  )
}

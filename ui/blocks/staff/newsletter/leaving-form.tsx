import { useTranslation } from 'react-i18next'
import { type LeavingReason, leavingReasons } from '#api/contract/values/staff/subscribers.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

/** The form that the lit pane sends, and its field. */
export const leavingForm = 'leaving'
export const leavingField = 'leaving-reason'

export interface LeavingFormProps {
  /** Posted here without scripts, with `deed` `unsubscribe` and `reason`. */
  action: string
  isBusy?: boolean
  onLeave?: ((reason: LeavingReason) => void) | undefined
}

/** Taken off the list because they asked for it: how they asked goes into the log. The lit pane of the screen sends it. */
export function LeavingForm({ action, isBusy = false, onLeave }: LeavingFormProps) {
  const { t } = useTranslation('staff-newsletter')

  function send(content: FormData) {
    const reason = leavingReasons.find((each) => each === written(content, 'reason'))
    if (reason && !isBusy) onLeave?.(reason)
  }

  return (
    <form
      id={leavingForm}
      data-slot="leaving-form"
      method="post"
      action={action}
      onSubmit={takeForm(onLeave && send)}
      className="grid scroll-mt-4 gap-3"
    >
      <h2 className="heading text-[1.1875rem]">{t('leaving.title')}</h2>
      <p className="text-ink-soft text-sm">{t('leaving.text')}</p>
      <input type="hidden" name="deed" value="unsubscribe" />
      <Select
        id={leavingField}
        name="reason"
        label={t('leaving.reason')}
        placeholder={t('leaving.choose')}
        required
        options={leavingReasons.map((each) => ({ value: each, label: t(`reasons.${each}`) }))}
      />
      {/* In wide windows the lit pane is in sight. */}
      <DeedButton type="submit" tone="ink" aria-disabled={isBusy} className="md:hidden">
        {t('leaving.deed')}
      </DeedButton>
    </form>
  )
}

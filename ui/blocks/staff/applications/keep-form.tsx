import { useTranslation } from 'react-i18next'
import { applicationDeskLimits, keepGrounds } from '#api/contract/values/staff/application-stages.ts'
import { noonOf, type StaffClock } from '#locales/staff-formats.ts'
import type { KeptUntil } from '#ui/blocks/staff/applications/application.ts'
import { useApplicationWords } from '#ui/blocks/staff/applications/application-words.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { useFieldErrors } from '#ui/lib/use-field-errors.ts'
import { Select } from '#ui/primitives/select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface KeepFormProps {
  id: string
  /** When it was put off before. */
  seen?: number | undefined
  /** Those that can be chosen, both included. */
  days: { from: string; until: string }
  clock: StaffClock
  /** Posted here without scripts. */
  action: string
  /** What was typed and not taken. */
  typed?: KeptUntil | undefined
  /** Sentences of the server, by field. */
  errors?: Partial<Record<keyof KeptUntil, string>> | undefined
  isBusy?: boolean
  onKeep?: ((kept: KeptUntil & { seen: string }) => void) | undefined
}

/** Until when an application is kept beyond the promised day, on which ground, and why. */
export function KeepForm({ id, seen, days, clock, action, typed, errors, isBusy = false, onKeep }: KeepFormProps) {
  const { t } = useTranslation('staff-applications')
  const { day } = useApplicationWords({ ...clock, timeZone: 'UTC' })
  const { form, shown } = useFieldErrors<keyof KeptUntil>(errors)
  return (
    <form
      ref={form}
      data-slot="keep-form"
      method="post"
      action={action}
      noValidate
      onSubmit={takeForm(
        onKeep &&
          ((content) => {
            const [until, ground] = [written(content, 'until'), written(content, 'ground')]
            const [reason, before] = [written(content, 'reason'), written(content, 'seen')]
            if (!isBusy) onKeep({ until, ground, reason, seen: before })
          }),
      )}
      className="grid gap-4 text-ink"
    >
      <input type="hidden" name="deed" value="keep" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={seen ?? ''} />
      <p className="text-ink-soft text-xs">{t('keep.text', { day: day(noonOf(days.until)) })}</p>
      <TextField
        name="until"
        type="date"
        label={t('keep.until')}
        min={days.from}
        max={days.until}
        required
        defaultValue={typed?.until}
        error={shown.until}
      />
      <Select
        name="ground"
        label={t('keep.ground')}
        placeholder={t('keep.choose')}
        options={keepGrounds.map((ground) => ({ value: ground, label: t(`deletion.grounds.${ground}`) }))}
        required
        defaultValue={typed?.ground}
        error={shown.ground}
      />
      <TextArea
        name="reason"
        label={t('keep.reason')}
        hint={t('keep.reasonHint')}
        rows={3}
        maxLength={applicationDeskLimits.reason}
        required
        defaultValue={typed?.reason}
        error={shown.reason}
        className="[&_textarea]:min-h-20"
      />
      <DeedButton type="submit" size="sm" aria-disabled={isBusy} className="justify-self-start">
        {t('keep.do')}
      </DeedButton>
    </form>
  )
}

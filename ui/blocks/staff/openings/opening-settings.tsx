import { useTranslation } from 'react-i18next'
import { openingKinds } from '#api/contract/values/openings.ts'
import { brand } from '#locales/brand.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import type { OpeningValues } from '#ui/blocks/staff/openings/opening.ts'
import { useOpeningWords } from '#ui/blocks/staff/openings/opening-words.ts'
import { TheirValue } from '#ui/blocks/staff/openings/their-value.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface OpeningSettingsProps {
  values: OpeningValues
  clock: StaffClock
  errors?: Partial<Record<'kind' | 'isOpen' | 'closesOn', string | undefined>>
  /** What somebody else has saved. */
  theirs?: { by: string; values: OpeningValues } | undefined
  /** Puts a value into a field of the form. */
  onTake: (field: string, value: string) => void
}

const standings = ['open', 'closed'] as const

/** What is the same in every language. */
export function OpeningSettings({ values, clock, errors = {}, theirs, onTake }: OpeningSettingsProps) {
  const { t } = useTranslation('staff-openings')
  const { day } = useOpeningWords(clock)
  const stands = (isOpen: boolean) => (isOpen ? 'open' : 'closed')
  const their = theirs?.values
  return (
    <section
      data-slot="opening-settings"
      aria-label={t('form.settings')}
      className="grid content-start gap-6 px-gutter py-6"
    >
      <div className="grid gap-2">
        <Select
          name="isOpen"
          label={t('form.isOpen')}
          options={standings.map((value) => ({ value, label: t(`form.${value}`) }))}
          defaultValue={stands(values.isOpen)}
          error={errors.isOpen}
        />
        {theirs && their && their.isOpen !== values.isOpen && (
          <TheirValue by={theirs.by} label={t('form.isOpen')} onTake={() => onTake('isOpen', stands(their.isOpen))}>
            {t(`form.${stands(their.isOpen)}`)}
          </TheirValue>
        )}
      </div>
      <div className="grid gap-2">
        <Select
          name="kind"
          label={t('form.kind')}
          options={openingKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          defaultValue={values.kind}
          error={errors.kind}
        />
        {theirs && their && their.kind !== values.kind && (
          <TheirValue by={theirs.by} label={t('form.kind')} onTake={() => onTake('kind', their.kind)}>
            {t(`kinds.${their.kind}`)}
          </TheirValue>
        )}
      </div>
      <div className="grid gap-2">
        <TextField
          name="closesOn"
          type="date"
          label={t('form.closesOn')}
          hint={t('form.closesOnHint', { zone: brand.timeZone })}
          defaultValue={values.closesOn ?? ''}
          error={errors.closesOn}
        />
        {theirs && their && their.closesOn !== values.closesOn && (
          <TheirValue by={theirs.by} label={t('form.closesOn')} onTake={() => onTake('closesOn', their.closesOn ?? '')}>
            {their.closesOn === null ? '' : day(their.closesOn)}
          </TheirValue>
        )}
      </div>
    </section>
  )
}

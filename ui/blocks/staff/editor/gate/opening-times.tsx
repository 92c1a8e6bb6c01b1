import { useTranslation } from 'react-i18next'
import { useHydrated } from '#ui/lib/use-hydrated.ts'
import { RadioGroup } from '#ui/primitives/radio-group.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

/** As the fields have them: `2026-11-12T09:00`, or empty. */
export interface TimesValue {
  isLater: boolean
  from: string
  until: string
}

export interface OpeningTimesProps {
  value: TimesValue
  onValueChange: (change: Partial<TimesValue>) => void
  /** The agency’s: the fields say its time of day. */
  timeZone: string
  /** An empty end leaves each language its own. */
  keepsEnds?: boolean
  errors?: Partial<Record<'from' | 'until', string | undefined>>
}

/** A year of four digits: browsers that take six of them wait for more, and no key leads on to the hour. */
const LAST = '9999-12-31T23:59'

/** Now or at a time, and for how long. Without scripts an empty first field is now. */
export function OpeningTimes({ value, onValueChange, timeZone, keepsEnds = false, errors = {} }: OpeningTimesProps) {
  const { t } = useTranslation('staff-gate')
  const isHydrated = useHydrated()
  const zone = t('when.zone', { zone: timeZone })
  return (
    <div
      data-slot="opening-times"
      className="grid gap-x-8 gap-y-5 px-gutter py-5 text-sm sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <RadioGroup
        name="when"
        label={t('when.title')}
        options={(['now', 'later'] as const).map((when) => ({ value: when, label: t(`when.${when}`) }))}
        // Before the scripts come, nobody has chosen: a time that is typed then says it.
        value={value.isLater ? 'later' : isHydrated ? 'now' : ''}
        onValueChange={(when) => onValueChange({ isLater: when === 'later' })}
      />
      {(value.isLater || !isHydrated) && (
        <TextField
          name="from"
          type="datetime-local"
          max={LAST}
          label={t('when.from')}
          hint={zone}
          value={value.from}
          error={errors.from}
          onChange={(event) => onValueChange({ from: event.currentTarget.value })}
        />
      )}
      {keepsEnds && <input type="hidden" name="ends" value="own" />}
      <TextField
        name="until"
        type="datetime-local"
        max={LAST}
        label={t('when.until')}
        hint={`${t(keepsEnds ? 'when.untilOwn' : 'when.untilHint')} ${zone}`}
        value={value.until}
        error={errors.until}
        onChange={(event) => onValueChange({ until: event.currentTarget.value })}
      />
    </div>
  )
}

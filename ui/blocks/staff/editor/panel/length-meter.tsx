import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { Meter } from '#ui/primitives/staff/meter.tsx'

export interface LengthMeterProps {
  label: ReactNode
  /** What it is, where `label` says more. */
  name: string
  text: string
  /** Characters. */
  fitting: number
  variant?: 'bar' | 'row'
}

/** How many characters a text has of those that are shown whole. */
export function LengthMeter({ label, name, text, fitting, variant }: LengthMeterProps) {
  const { t, i18n } = useTranslation('staff-panel')
  const number = (value: number) => formatNumber(value, i18n.language)
  const { length } = text.trim()
  return (
    <Meter
      data-slot="length-meter"
      label={label}
      value={length}
      fitting={fitting}
      valueText={t('counter', { length: number(length), fitting: number(fitting) })}
      overText={t('tooLong', { name })}
      {...(variant && { variant })}
    />
  )
}

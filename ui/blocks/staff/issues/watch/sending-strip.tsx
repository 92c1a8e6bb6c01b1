import { Trans, useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import type { Sending } from '#ui/blocks/staff/issues/watch/sending.ts'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface SendingStripProps {
  sending: Pick<Sending, 'state' | 'pause'>
  clock: StaffClock
}

/** Why nothing goes, across the screen. */
export function SendingStrip({ sending, clock }: SendingStripProps) {
  const { t, i18n } = useTranslation('staff-sending')
  const { state, pause } = sending
  const bold = { b: <b /> }
  if (state === 'cancelled')
    return (
      <Strip icon="close">
        <Trans t={t} i18nKey="strips.cancelled" components={bold} />
      </Strip>
    )
  if (state !== 'paused' || !pause) return null
  const when = formatWhen(pause.at, i18n.language, clock)
  if (pause.why === 'staff') {
    return (
      <Strip icon="pause">
        {pause.by === null ? (
          <Trans t={t} i18nKey="strips.house" values={{ when }} components={bold} />
        ) : (
          <Trans t={t} i18nKey="strips.staff" values={{ when, name: pause.by }} components={bold} />
        )}
      </Strip>
    )
  }
  return (
    <Strip icon="warning">
      <Trans t={t} i18nKey={`strips.${pause.why}`} values={{ when }} components={bold} />
    </Strip>
  )
}

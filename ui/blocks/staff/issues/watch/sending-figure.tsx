import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatSpan } from '#locales/staff-formats.ts'
import { isUnderWay, peopleOf, type Sending } from '#ui/blocks/staff/issues/watch/sending.ts'
import { Progress } from '#ui/primitives/progress.tsx'

export interface SendingFigureProps {
  sending: Pick<Sending, 'state' | 'all' | 'pace' | 'leftMilliseconds'>
}

/** How many have it, and how long the others wait. */
export function SendingFigure({ sending }: SendingFigureProps) {
  const { state, all, pace, leftMilliseconds } = sending
  const { t, i18n } = useTranslation('staff-sending')
  const number = (count: number) => formatNumber(count, i18n.language)
  const people = peopleOf(all)
  const isAhead = state === 'draft' || state === 'scheduled'
  // Until it leaves nobody is set down for it.
  if (isAhead && people === 0)
    return (
      <p data-slot="sending-figure" className="px-5 py-6 text-ink-soft">
        {t('have.counted')}
      </p>
    )
  const time = leftMilliseconds === null ? undefined : formatLeft(leftMilliseconds)
  return (
    <section data-slot="sending-figure" className="grid gap-3 px-5 py-6">
      <p className="display text-[4rem] tabular-nums leading-none">{number(isAhead ? people : all.sent)}</p>
      <p className="text-ink-soft">
        {isAhead ? t('have.scheduled') : t('have.of', { all: number(people) })}
        {state === 'sending' &&
          pace !== null &&
          time !== undefined &&
          ` ${pace < 1 ? t('have.slow', { time }) : t('have.pace', { number: number(Math.round(pace)), time })}`}
      </p>
      {!isAhead && (
        <Progress
          label={t('have.bar')}
          value={all.sent}
          max={Math.max(1, people)}
          valueText={t('have.value', { sent: number(all.sent), all: number(people) })}
        />
      )}
      {all.held > 0 && state !== 'cancelled' && (
        <p className="text-sm">{t('have.waiting', { number: number(all.held) })}</p>
      )}
      {isUnderWay(state) && <p className="text-ink-soft text-xs">{t('have.calm')}</p>}
    </section>
  )
}

/** `20 s`, then as every span. */
const formatLeft = (milliseconds: number) =>
  milliseconds < 60_000 ? `${Math.max(1, Math.ceil(milliseconds / 1000))} s` : formatSpan(milliseconds)

import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatDay, formatSpan, noonOf, type StaffClock } from '#locales/staff-formats.ts'
import type { Answered } from '#ui/blocks/staff/health/health.ts'
import { HealthFacts } from '#ui/blocks/staff/health/health-panel.tsx'
import { useHealthWords } from '#ui/blocks/staff/health/health-words.ts'

export interface AnsweredFrontProps {
  /** Null when it cannot be read. */
  answered: Answered | null
  clock: StaffClock
}

const MOST_NAMED = 5 // days with a silence

/** Ninety days, a pane each: whether the house answered, and how fast it does today. */
export function AnsweredFront({ answered, clock }: AnsweredFrontProps) {
  const { t, i18n } = useTranslation('staff-health')
  const { number, lasting } = useHealthWords()
  const quick = (time: number | null) => (time === null ? '–' : time < 1000 ? `${number(time)}\u00a0ms` : lasting(time))
  const written = (day: string) => formatDay(noonOf(day), i18n.language, { ...clock, timeZone: 'UTC' })
  const silences = answered?.days.filter(({ silent }) => (silent ?? 0) > 0).toReversed() ?? []
  const share = answered?.share ?? null
  return (
    <section
      data-slot="answered-front"
      aria-labelledby="answered-title"
      className="border-line border-b px-gutter py-4"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="answered-title" className="font-semibold text-sm">
          {t('answered.title')}
        </h2>
        <p className="text-ink-soft text-xs tabular-nums">
          {answered === null
            ? t('silent.short')
            : share === null
              ? t('answered.begins')
              : t('answered.share', { share: shareOf(share, i18n.language) })}
        </p>
      </div>
      {answered && <Front days={answered.days} />}
      {answered && (
        <div className="grid @3xl:grid-cols-2 gap-x-12">
          <div className="pt-2 text-xs">
            {silences.length > 0 ? (
              <ul aria-label={t('answered.silences')} className="grid gap-1">
                {silences.slice(0, MOST_NAMED).map(({ day, silent, longest }) => (
                  <li key={day} className="tabular-nums">
                    {t('answered.silence', { day: written(day), span: formatSpan(silent ?? 0) })}
                    {longest < (silent ?? 0) && ` ${t('answered.longest', { span: formatSpan(longest) })}`}
                  </li>
                ))}
              </ul>
            ) : (
              share !== null && <p>{t('answered.none')}</p>
            )}
            {silences.length > MOST_NAMED && (
              <p className="mt-1 text-ink-soft">
                {t('answered.more', {
                  count: silences.length - MOST_NAMED,
                  number: number(silences.length - MOST_NAMED),
                })}
              </p>
            )}
            <p className="mt-1 max-w-140 text-ink-soft">
              {t('answered.note')}
              {answered.since !== null &&
                answered.days[0]?.silent === null &&
                ` ${t('answered.since', { day: formatDay(answered.since, i18n.language, clock) })}`}
            </p>
          </div>
          <HealthFacts
            facts={[
              { name: t('answered.today'), value: number(answered.today.requests) },
              {
                name: t('answered.within'),
                value: quick(answered.today.within),
              },
              {
                name: t('answered.errors'),
                value: number(answered.today.errors),
                isAsking: answered.today.errors > 0,
              },
            ]}
          />
        </div>
      )}
    </section>
  )
}

/** Never more than it is: 99.999 % are not 100. */
const shareOf = (share: number, language: string) =>
  formatNumber(Math.floor(share * 10_000) / 10_000, language, { style: 'percent', maximumFractionDigits: 2 })

/** Pixels of a pane, and of the gap after it. */
const [WIDTH, HEIGHT, GAP] = [9, 24, 3]

/** Lit: answered. Low, without bars and vermilion: silent for a while. A frame: nobody counted yet. Words beside it say the same. */
function Front({ days }: Pick<Answered, 'days'>) {
  const boxes = (wanted: (silent: number | null) => boolean, top: number, inset: number) =>
    days
      .map(({ silent }, place) =>
        wanted(silent)
          ? `M${place * (WIDTH + GAP) + inset} ${top + inset}h${WIDTH - 2 * inset}V${HEIGHT - inset}h${2 * inset - WIDTH}z`
          : '',
      )
      .join('')
  return (
    <svg
      viewBox={`0 0 ${days.length * (WIDTH + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-3 block h-6 w-full"
    >
      <path d={boxes((silent) => silent === null, 0, 0.5)} className="fill-none stroke-line" />
      <path d={boxes((silent) => silent === 0, 0, 0)} className="pane-lit" />
      <path d={boxes((silent) => silent !== null && silent > 0, HEIGHT / 3, 0)} className="fill-signal" />
    </svg>
  )
}

import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { Language } from '#locales/languages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { daysFromNow, formatDay, formatTime, type StaffClock } from '#locales/staff-formats.ts'

export interface OpeningMinutesProps {
  /** How many languages open. */
  pages: number
  /** Browsers that get a notice. */
  told: number
  /** Not now, although nobody has said yet when. */
  isLater: boolean
  /** In milliseconds; undefined is now, or not said yet. */
  from: number | undefined
  /** In milliseconds; undefined: it stays. */
  until: number | undefined
  /** In place of `until`, where each language keeps its own. */
  ends?: readonly { language: Language; at: number }[]
  clock: StaffClock
}

/** What will happen, by the minute. */
export function OpeningMinutes({ pages, told, isLater, from, until, ends = [], clock }: OpeningMinutesProps) {
  const { t, i18n } = useTranslation('staff-gate')
  const counted = (count: number) => ({ count, number: formatNumber(count, i18n.language) })
  const day = (at: number) => formatDay(at, i18n.language, clock, { weekday: 'long' })
  const time = (at: number) => formatTime(at, clock.timeZone)
  const start = from === undefined ? t(isLater ? 'minutes.then' : 'minutes.at') : time(from)
  const lines = [
    { key: 'pages', at: start, words: t('minutes.pages', counted(pages)) },
    { key: 'told', at: start, words: told > 0 ? t('minutes.told', counted(told)) : t('minutes.toldNobody') },
    ...(until === undefined ? [] : [{ key: 'down', at: endOf(until), words: t('minutes.down', counted(pages)) }]),
    ...ends.map(({ language, at }) => ({
      key: language,
      at: endOf(at),
      words: t('minutes.downIn', { spoken: spokenLanguage(language, i18n.language) }),
    })),
  ]

  function endOf(at: number): string {
    return daysFromNow(at, { ...clock, now: from ?? clock.now }) === 0 ? time(at) : `${day(at)}, ${time(at)}`
  }

  return (
    <section data-slot="opening-minutes" className="px-gutter py-5">
      <h2 className="heading text-h4">
        {from === undefined
          ? t(isLater ? 'minutes.unset' : 'minutes.now')
          : t('minutes.later', { day: day(from), time: time(from) })}
      </h2>
      {pages === 0 ? (
        <p className="mt-3 text-ink-soft text-sm">{t('minutes.nothing')}</p>
      ) : (
        <ol className="mt-2 text-sm">
          {lines.map(({ key, at, words }) => (
            <li key={key} className="flex gap-4 border-line border-b py-2.5 last:border-b-0">
              <b className="min-w-14 max-w-[40%] shrink-0 font-semibold tabular-nums">{at}</b>
              <span className="min-w-0">{words}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

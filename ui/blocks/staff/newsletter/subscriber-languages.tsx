import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { type Language, languageNames, languages } from '#locales/languages.ts'
import { formatDay, type StaffClock } from '#locales/staff-formats.ts'

export interface SubscriberLanguagesProps {
  /** On the list now. */
  listed: Record<Language, number>
  /** Of them, since then. */
  joined: Record<Language, number>
  /** A month ago. Milliseconds. */
  since: number
  /** In the same time. */
  left: number
  unconfirmed: number
  /** Days after which who has not confirmed is forgotten. */
  forgottenAfter: number
  clock: StaffClock
}

/** How many read in which language, and who has joined in the last month. */
export function SubscriberLanguages(props: SubscriberLanguagesProps) {
  const { listed, joined, since, left, unconfirmed, forgottenAfter, clock } = props
  const { t, i18n } = useTranslation('staff-newsletter')
  const number = (count: number, options: Intl.NumberFormatOptions = {}) => formatNumber(count, i18n.language, options)
  const most = Math.max(1, ...Object.values(listed))
  return (
    <section data-slot="subscriber-languages" aria-labelledby="by-language" className="flex min-w-0 flex-col">
      <header className="flex items-baseline justify-between gap-4 border-ink border-b px-gutter py-3">
        <h2 id="by-language" className="heading text-h4">
          {t('languages.title')}
        </h2>
        <p className="text-ink-soft text-xs">
          {t('languages.since', { day: formatDay(since, i18n.language, clock, { month: 'short' }) })}
        </p>
      </header>
      <ul className="grow px-gutter">
        {languages.map((language) => (
          <li
            key={language}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)_3.5rem_3rem] items-center gap-3 border-line border-b py-2.5 text-sm tabular-nums last:border-b-0"
          >
            <span className="heading text-[1.125rem] uppercase leading-none" aria-hidden="true">
              {language}
            </span>
            <span className="sr-only">{languageNames[language]}</span>
            <span aria-hidden="true" className="block h-3 border-line border-b">
              <span
                style={{ width: `${(listed[language] / most) * 100}%` }}
                className="block h-full bg-(--lamp) forced-color-adjust-none"
              />
            </span>
            <span className="text-right font-semibold">{number(listed[language])}</span>
            <span className="text-right text-ink-soft text-xs">
              {number(joined[language], { signDisplay: 'exceptZero' })}
            </span>
          </li>
        ))}
      </ul>
      <p className="border-line border-t px-gutter py-4 text-ink-soft text-xs">
        {t('languages.left', { number: number(left) })} {t('languages.unconfirmed', { number: number(unconfirmed) })}{' '}
        {unconfirmed > 0 && t('languages.forgotten', { number: number(forgottenAfter) })}
      </p>
    </section>
  )
}

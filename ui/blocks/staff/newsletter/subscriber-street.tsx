import { type MouseEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languageNames, languages } from '#locales/languages.ts'
import { formatMonth, type StaffClock } from '#locales/staff-formats.ts'
import { type GrowthMonth, peopleAWindow, totalOf, windowsFor } from '#ui/blocks/staff/newsletter/growth.ts'
import { cn } from '#ui/lib/cn.ts'
import { useOverflow } from '#ui/lib/use-overflow.ts'
import { PaneChart } from '#ui/primitives/staff/pane-chart.tsx'
import { type Twin, TwinSwitch } from '#ui/primitives/staff/twin-switch.tsx'
import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '#ui/primitives/table.tsx'

export interface SubscriberStreetProps {
  /** The oldest first, the month that has begun last. */
  months: readonly GrowthMonth[]
  clock: StaffClock
  shown: Twin
  /** The page with the other one. */
  twinHref: string
  /** Without it the link is followed. */
  onTwin?: ((href: string) => void) | undefined
}

/** Growth as a street: a house a month, a column of windows a language. Or the same numbers as a table. */
export function SubscriberStreet({ months, clock, shown, twinHref, onTwin }: SubscriberStreetProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const people = peopleAWindow(months)

  function turn(event: MouseEvent) {
    if (!onTwin || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onTwin(twinHref)
  }

  return (
    <section data-slot="subscriber-street" aria-labelledby="street" className="flex min-w-0 flex-col">
      <header className="flex flex-wrap items-baseline justify-between gap-x-5 px-gutter py-3">
        <h2 id="street" className="heading min-w-0 text-h4">
          {t('street.title')}
        </h2>
        <TwinSwitch
          href={twinHref}
          shown={shown}
          onClick={turn}
          labels={{ chart: t('street.asChart'), table: t('street.asTable') }}
        />
        {shown === 'chart' && (
          <p className="w-full text-ink-soft text-xs">
            {t('street.legend', { count: people, number: formatNumber(people, i18n.language) })}
          </p>
        )}
      </header>
      {shown === 'chart' ? (
        <Houses months={months} clock={clock} people={people} />
      ) : (
        <StreetTable months={months} clock={clock} />
      )}
      {shown === 'table' && <p className="px-gutter pb-5 text-ink-soft text-xs">{t('street.note')}</p>}
    </section>
  )
}

function Houses({ months, clock, people }: Pick<SubscriberStreetProps, 'months' | 'clock'> & { people: number }) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const frame = useRef<HTMLDivElement>(null)
  const isOverflowing = useOverflow(frame)
  const number = (count: number) => formatNumber(count, i18n.language)
  useEffect(() => {
    // The newest months are at the end.
    frame.current?.scrollTo({ left: frame.current.scrollWidth, behavior: 'instant' })
  }, [])
  return (
    <div
      ref={frame}
      {...(isOverflowing && { role: 'group', tabIndex: 0, 'aria-labelledby': 'street' })}
      className="mt-auto overflow-x-auto -outline-offset-4"
    >
      <ol className="flex min-w-220 pt-6">
        {months.map((house, place) => {
          const isNow = place === months.length - 1
          const columns = languages.map((language) => windowsFor(house.listed[language], people))
          const month = formatMonth(`${house.month}-15`, i18n.language, clock)
          return (
            <li key={house.month} className="relative flex min-w-0 flex-1 flex-col justify-end">
              <span className="sr-only">
                {t('street.house', { month, number: number(totalOf(house)) })}{' '}
                {languages
                  .filter((language) => house.listed[language] > 0)
                  .map((language) => `${languageNames[language]} ${number(house.listed[language])}`)
                  .join(', ')}
              </span>
              <span aria-hidden="true" className="contents">
                <span className="heading pb-2 text-center text-[1.125rem] leading-none tabular-nums">
                  {number(totalOf(house))}
                </span>
                <span className="flex justify-center border-ink border-b">
                  <PaneChart
                    columns={columns}
                    rows={Math.max(1, ...columns)}
                    size="street"
                    now={isNow ? 'all' : undefined}
                  />
                </span>
                <span className={cn('px-1 py-2.5 text-center text-xs', isNow ? 'font-semibold' : 'text-ink-soft')}>
                  {formatMonth(`${house.month}-15`, i18n.language, clock, 'short')}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function StreetTable({ months, clock }: Pick<SubscriberStreetProps, 'months' | 'clock'>) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const number = (count: number) => formatNumber(count, i18n.language)
  return (
    <div className="px-gutter pb-6">
      <Table caption={t('street.title')} isCaptionHidden>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{t('street.month')}</TableHeaderCell>
            {languages.map((language) => (
              <TableHeaderCell key={language} columnAlign="end" lang={language}>
                {languageNames[language]}
              </TableHeaderCell>
            ))}
            <TableHeaderCell columnAlign="end">{t('street.all')}</TableHeaderCell>
            <TableHeaderCell columnAlign="end">{t('street.left')}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {months.toReversed().map((house) => (
            <TableRow key={house.month}>
              <TableCell isRowHeader className="whitespace-nowrap">
                {formatMonth(`${house.month}-15`, i18n.language, clock)}
              </TableCell>
              {languages.map((language) => (
                <TableCell key={language} columnAlign="end">
                  {number(house.listed[language])}
                </TableCell>
              ))}
              <TableCell columnAlign="end" className="font-semibold">
                {number(totalOf(house))}
              </TableCell>
              <TableCell columnAlign="end">{number(house.left)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

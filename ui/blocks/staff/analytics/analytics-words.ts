import { useTranslation } from 'react-i18next'
import {
  type AnalyticsFilter,
  type AnalyticsStep,
  rowKeys,
  visitChannels,
  visitDevices,
} from '#api/contract/values/staff/analytics.ts'
import type { WebVitalName } from '#api/contract/values/visit-events.ts'
import { formatNumber } from '#locales/formats.ts'
import { isLanguage, languageNames } from '#locales/languages.ts'
import { formatChange, formatDay, formatMonth, formatTime, noonOf } from '#locales/staff-formats.ts'
import type { FigureName, TwinName } from '#ui/blocks/staff/analytics/analytics.ts'

/** When the dashboard was read, and whose days it counts. */
export interface AnalyticsClock {
  at: number
  zone: string
}

/** Fewer points of an hour than this are named by their time alone. */
const MOST_HOURS = 48

/** Numbers, days and rows of the dashboard as its reader writes them. */
export function useAnalyticsWords({ at, zone }: AnalyticsClock) {
  const { t, i18n } = useTranslation('staff-analytics')
  const { language } = i18n
  const days = { now: at, timeZone: 'UTC' }
  const hours = { now: at, timeZone: zone }

  const number = (value: number) => formatNumber(value, language, { maximumFractionDigits: 0 })
  const ratio = (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 })
  const percent = (share: number) => formatNumber(share, language, { style: 'percent', maximumFractionDigits: 0 })
  const day = (key: string, month: 'long' | 'short' = 'long') => formatDay(noonOf(key), language, days, { month })

  /** `1:48`. */
  function duration(seconds: number): string {
    const whole = Math.round(seconds)
    return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
  }

  function figure(name: FigureName, value: number | null): string {
    if (value === null) return '–'
    if (name === 'timeOnPage') return duration(value)
    return name === 'exitShare' || name === 'returningShare' ? percent(value) : number(value)
  }

  /** Nothing where it is not compared. */
  function change(value: number, before: number | null | undefined): string | undefined {
    if (before === null || before === undefined) return undefined
    if (before === 0) return value === 0 ? undefined : t('change.new')
    return formatChange(value / before - 1, language)
  }

  function figureChange(name: FigureName, value: number | null, before: number | null | undefined): string | undefined {
    if (value === null || before === null || before === undefined) return undefined
    const signed = (by: number) => formatNumber(by, language, { signDisplay: 'exceptZero', maximumFractionDigits: 0 })
    if (name === 'timeOnPage') return t('change.seconds', { number: signed(value - before) })
    if (name === 'exitShare' || name === 'returningShare') {
      const points = Math.round((value - before) * 100)
      return t('change.points', { count: Math.abs(points), number: signed(points) })
    }
    return change(value, before)
  }

  function vital(name: WebVitalName, value: number): string {
    if (name === 'CLS') return formatNumber(value, language, { maximumFractionDigits: 2 })
    if (value < 1000) return `${number(value)}\u00a0ms`
    return `${ratio(value / 1000)}\u00a0s`
  }

  /** Of a point of the line, in full and as it stands below it. */
  function point({ at: start, day: key }: { at: number; day: string }, step: AnalyticsStep, points: number) {
    if (step === 'month')
      return { name: formatMonth(key, language, days), short: formatMonth(key, language, days, 'short') }
    if (step === 'week') return { name: t('point.week', { day: day(key) }), short: day(key, 'short') }
    const weekday = formatDay(noonOf(key), language, days, { weekday: 'short' })
    if (step === 'day') return { name: weekday, short: day(key, 'short') }
    const time = formatTime(start, zone)
    return { name: `${weekday}, ${time}`, short: points > MOST_HOURS ? day(key, 'short') : time }
  }

  /** A row's key in words: `Unknown`, a channel, a language. */
  function row(panel: TwinName, key: string): string {
    if (key === rowKeys.unknown) return t('rows.unknown')
    if (key === rowKeys.none) return panel === 'referrers' ? t('rows.direct') : t('rows.noCampaign')
    if (panel === 'pages' || panel === 'entries' || panel === 'exits')
      return key === rowKeys.notFound ? t('rows.notFound') : key
    if (panel === 'channels') {
      const channel = visitChannels.find((each) => each === key)
      return channel ? t(`rows.${channel}`) : key
    }
    if (panel === 'devices') {
      const device = visitDevices.find((each) => each === key)
      return device ? t(`devices.${device}`) : key
    }
    if (panel === 'screens') return key.replace('x', '\u2009×\u2009')
    return panel === 'languages' && isLanguage(key) ? languageNames[key] : key
  }

  /** What a filter asks for. */
  function filterValue(filter: AnalyticsFilter, value: string): string {
    if (filter === 'returning' || filter === 'consent') return t(`filter.${filter}.${value === 'yes' ? 'yes' : 'no'}`)
    return row(panelOf[filter], value)
  }

  return {
    t,
    language,
    hours,
    number,
    ratio,
    percent,
    day,
    duration,
    figure,
    change,
    figureChange,
    vital,
    point,
    row,
    filterValue,
  }
}

const panelOf: Record<Exclude<AnalyticsFilter, 'returning' | 'consent'>, TwinName> = {
  page: 'pages',
  in: 'languages',
  channel: 'channels',
  referrer: 'referrers',
  source: 'sources',
  medium: 'mediums',
  campaign: 'campaigns',
  device: 'devices',
  browser: 'browsers',
  system: 'systems',
  screen: 'screens',
  country: 'countries',
  timezone: 'timezones',
}

import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type AnalyticsFilter,
  analyticsComparisons,
  analyticsFilters,
  analyticsRanges,
  analyticsSteps,
  visitChannels,
  visitDevices,
  yesOrNo,
} from '#api/contract/values/staff/analytics.ts'
import { languageNames, languages } from '#locales/languages.ts'
import type { Analytics, AnalyticsLinks, AnalyticsShown } from '#ui/blocks/staff/analytics/analytics.ts'
import { useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { closeDetails, dismissDetails } from '#ui/lib/dismiss-details.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Select } from '#ui/primitives/select.tsx'
import { BarSelect } from '#ui/primitives/staff/bar-select.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface AnalyticsBarProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'timeRange' | 'from' | 'to' | 'compare' | 'step'>
  links: AnalyticsLinks
  /** The dashboard's own address: what is chosen becomes its query. */
  action: string
  /** Fields of the address that a form leaves as they are. */
  keptFor: (names: readonly string[]) => readonly [name: string, value: string][]
  /** Without it the browser asks for the page. */
  onShow?: ((shown: AnalyticsShown) => void) | undefined
}

const cell =
  'flex min-h-12 shrink-0 cursor-pointer list-none items-center gap-2 whitespace-nowrap px-3 @7xl:px-4 font-medium -outline-offset-4 outline-current [&::-webkit-details-marker]:hidden'

/** Whose choices a form offers; the others are made by pressing a row. */
const offered = ['page', 'in', 'channel', 'device', 'returning', 'consent'] as const satisfies AnalyticsFilter[]

/** Which time, against which, and of whom. Links and plain GETs, so that what is shown has an address. */
export function AnalyticsBar({ analytics, links, action, keptFor, onShow }: AnalyticsBarProps) {
  const { t } = useTranslation('staff-analytics')
  const { day } = useAnalyticsWords(analytics)
  const compare = useRef<HTMLFormElement>(null)
  const { shown, hrefFor, fileFor } = links
  const { timeRange, from, to } = analytics
  const isOwn = timeRange === 'own'

  function showDates(content: FormData) {
    onShow?.({
      ...shown,
      timeRange: 'own',
      from: written(content, 'from') || undefined,
      to: written(content, 'to') || undefined,
      step: analyticsSteps.find((each) => each === written(content, 'step')),
    })
  }
  function showFilters(content: FormData) {
    const filters = { ...shown.filters }
    for (const name of offered) {
      const value = written(content, name).trim()
      if (value) filters[name] = value
      else delete filters[name]
    }
    onShow?.({ ...shown, filters })
  }
  const any = (filter: AnalyticsFilter) => ({
    value: '',
    label: t(`filter.any.${filter === 'in' ? 'language' : 'all'}`),
  })
  const file = fileFor('line')

  return (
    <div data-slot="analytics-bar" className="relative flex flex-wrap border-line border-b text-sm print:hidden">
      <nav
        aria-label={t('range.label')}
        className="flex min-w-0 overflow-x-auto max-md:w-full max-md:border-line max-md:border-b"
      >
        <ul className="flex max-md:grow">
          {analyticsRanges
            .filter((range) => range !== 'own')
            .map((range) => (
              <li key={range} className="flex grow border-line border-r last:max-md:border-r-0">
                <Anchor
                  href={hrefFor({ ...shown, timeRange: range, from: undefined, to: undefined, step: undefined })}
                  {...(range === timeRange && { 'aria-current': 'true' as const })}
                  className={`${cell} grow justify-center hover:underline hover:decoration-2 hover:decoration-signal hover:underline-offset-8 aria-[current]:bg-ink aria-[current]:text-paper forced-colors:aria-[current]:underline max-md:px-2`}
                >
                  <span className="max-md:hidden">{t(`range.${range}`)}</span>
                  <span className="md:hidden">{t(`rangeShort.${range}`)}</span>
                </Anchor>
              </li>
            ))}
        </ul>
      </nav>
      <Fold
        icon="calendar"
        label={isOwn || from !== to ? t('range.dates', { from: day(from, 'short'), to: day(to, 'short') }) : day(from)}
        isOn={isOwn}
        className="border-line border-r"
      >
        <form
          method="get"
          action={action}
          key={`${from} ${to}`}
          onSubmit={takeForm(onShow && showDates)}
          className="grid gap-4"
        >
          <input type="hidden" name="timeRange" value="own" />
          <Kept fields={keptFor(['timeRange', 'from', 'to', 'step'])} />
          <TextField name="from" type="date" label={t('range.from')} defaultValue={from} required />
          <TextField name="to" type="date" label={t('range.to')} defaultValue={to} required />
          <Select
            name="step"
            label={t('range.step')}
            defaultValue={shown.step ?? ''}
            options={[
              { value: '', label: t('steps.fitting') },
              ...analyticsSteps.map((step) => ({ value: step, label: t(`steps.${step}`) })),
            ]}
          />
          <p className="text-ink-soft text-xs">{t('range.zone', { zone: analytics.zone.replace('_', ' ') })}</p>
          <DeedButton type="submit" tone="ink">
            {t('range.show')}
          </DeedButton>
        </form>
      </Fold>
      <form
        ref={compare}
        method="get"
        action={action}
        className="flex min-w-0 border-line max-md:order-last max-md:w-full max-md:border-t md:border-r"
        onSubmit={takeForm(
          onShow &&
            ((content) =>
              onShow({ ...shown, compare: analyticsComparisons.find((each) => each === written(content, 'compare')) })),
        )}
      >
        <Kept fields={keptFor(['compare'])} />
        <BarSelect
          key={analytics.compare}
          name="compare"
          label={t('compare.label')}
          defaultValue={analytics.compare}
          options={analyticsComparisons.map((value) => ({ value, label: t(`compare.${value}`) }))}
          {...(onShow && { onChange: () => compare.current?.requestSubmit() })}
        />
        <button type="submit" className={`${cell} hidden border-line border-l noscript:flex`}>
          {t('range.show')}
        </button>
      </form>
      <div className="ml-auto flex">
        <Fold icon="filter" label={t('filter.open')} className="border-line border-l" isAtEnd>
          <form
            method="get"
            action={action}
            key={JSON.stringify(shown.filters)}
            onSubmit={takeForm(onShow && showFilters)}
            className="grid gap-4"
          >
            <Kept fields={keptFor(offered)} />
            <TextField
              name="page"
              label={t('filter.names.page')}
              defaultValue={shown.filters.page}
              placeholder={t('filter.pageHint')}
              autoComplete="off"
              maxLength={2048}
            />
            <Select
              name="in"
              label={t('filter.names.in')}
              defaultValue={shown.filters.in ?? ''}
              options={[any('in'), ...languages.map((value) => ({ value, label: languageNames[value] }))]}
            />
            <Select
              name="channel"
              label={t('filter.names.channel')}
              defaultValue={shown.filters.channel ?? ''}
              options={[any('channel'), ...visitChannels.map((value) => ({ value, label: t(`rows.${value}`) }))]}
            />
            <Select
              name="device"
              label={t('filter.names.device')}
              defaultValue={shown.filters.device ?? ''}
              options={[any('device'), ...visitDevices.map((value) => ({ value, label: t(`devices.${value}`) }))]}
            />
            {(['returning', 'consent'] as const).map((filter) => (
              <Select
                key={filter}
                name={filter}
                label={t(`filter.names.${filter}`)}
                defaultValue={shown.filters[filter] ?? ''}
                options={[any(filter), ...yesOrNo.map((value) => ({ value, label: t(`filter.${filter}.${value}`) }))]}
              />
            ))}
            <DeedButton type="submit" tone="ink">
              {t('range.show')}
            </DeedButton>
          </form>
        </Fold>
        {file !== undefined && (
          <a href={file} className={`${cell} border-line border-l hover:bg-pane`}>
            <StaffIcon name="download" className="size-4" />
            {t('csv.short')}
          </a>
        )}
      </div>
    </div>
  )
}

function Kept({ fields }: { fields: readonly [name: string, value: string][] }) {
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

interface FoldProps {
  icon: StaffIconName
  label: string
  isOn?: boolean
  /** It opens to the left. */
  isAtEnd?: boolean
  className?: string
  children: ReactNode
}

/** A pane of the bar that opens below it, also without scripts. */
function Fold({ icon, label, isOn = false, isAtEnd = false, className, children }: FoldProps) {
  return (
    <details
      onSubmit={({ currentTarget }) => closeDetails(currentTarget)}
      className={`group/fold md:relative ${className ?? ''}`}
    >
      <summary
        className={`${cell} group-open/fold:bg-ink group-open/fold:text-paper ${isOn ? 'bg-ink text-paper' : 'hover:bg-pane group-open/fold:hover:bg-ink'}`}
      >
        <StaffIcon name={icon} className="size-4" />
        {label}
      </summary>
      <div
        ref={dismissDetails}
        className={`absolute top-full z-20 max-h-[70dvh] w-72 overflow-y-auto border border-ink bg-pane p-4 max-md:inset-x-0 max-md:w-auto ${isAtEnd ? 'md:right-0' : 'md:left-0'}`}
      >
        {children}
      </div>
    </details>
  )
}

/** Those that the address has, in the order in which the server names them. */
export const filtersOf = ({ filters }: AnalyticsShown) =>
  analyticsFilters.flatMap((filter) => {
    const value = filters[filter]
    return value === undefined ? [] : [{ filter, value }]
  })

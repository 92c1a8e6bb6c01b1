import { useTranslation } from 'react-i18next'
import type { WebVitalRating } from '#api/contract/values/staff/analytics.ts'
import { webVitalBounds } from '#api/contract/values/visit-events.ts'
import { type Analytics, type AnalyticsLinks, isTable, type Vital } from '#ui/blocks/staff/analytics/analytics.ts'
import { AnalyticsPanel } from '#ui/blocks/staff/analytics/analytics-panel.tsx'
import { type AnalyticsClock, useAnalyticsWords } from '#ui/blocks/staff/analytics/analytics-words.ts'
import { PanelTable } from '#ui/blocks/staff/analytics/panel-table.tsx'
import { cn } from '#ui/lib/cn.ts'
import { ShareBar, ShareKey, type ShareLook } from '#ui/primitives/staff/charts/share-bar.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface SpeedPanelProps {
  analytics: Pick<Analytics, 'at' | 'zone' | 'speed'>
  links: AnalyticsLinks
}

const ratings = ['good', 'between', 'poor'] as const satisfies WebVitalRating[]
const looks: Record<WebVitalRating, ShareLook> = { good: 'solid', between: 'hatched', poor: 'signal' }

/** How fast pages were for those who agreed to be measured: the 75th percentile against the bounds. */
export function SpeedPanel({ analytics, links }: SpeedPanelProps) {
  const { t } = useTranslation('staff-analytics')
  const { speed } = analytics
  const known = (speed ?? []).filter(({ p75 }) => p75 !== null)
  const bad = known.filter(({ rating }) => rating !== 'good').map(({ name }) => name)
  return (
    <AnalyticsPanel
      name="speed"
      title={t('speed.title')}
      aside={t('speed.aside')}
      links={links}
      isFailed={speed === null}
      note={t('speed.note')}
      {...(known.length > 0 && {
        sentence: bad.length === 0 ? t('speed.allGood') : t('speed.notGood', { names: bad.join(', ') }),
      })}
    >
      {speed &&
        (known.length === 0 ? (
          <p className="py-4 text-ink-soft">{t('speed.none')}</p>
        ) : isTable(links.shown, 'speed') ? (
          <Tables speed={speed} clock={analytics} />
        ) : (
          <>
            <ul className="divide-y divide-line">
              {speed.map((vital) => (
                <VitalLine key={vital.name} vital={vital} clock={analytics} />
              ))}
            </ul>
            <ShareKey names={ratings.map((rating) => ({ look: looks[rating], name: t(`speed.${rating}`) }))} />
            <SlowPages speed={speed} clock={analytics} />
          </>
        ))}
    </AnalyticsPanel>
  )
}

function VitalLine({ vital, clock }: { vital: Vital; clock: AnalyticsClock }) {
  const { t } = useTranslation('staff-analytics')
  const { vital: write } = useAnalyticsWords(clock)
  const { name, p75, rating, ratings: counts, devices } = vital
  const phones = devices.find(({ device }) => device === 'mobile')
  return (
    <li className="grid grid-cols-[3.25rem_4.75rem_minmax(0,1fr)] items-center gap-x-3 py-3">
      <abbr title={t(`speed.names.${name}`)} className="heading text-[1.0625rem] no-underline">
        {name}
      </abbr>
      <b className={cn('heading whitespace-nowrap text-[1.1875rem]', rating === 'poor' && 'text-danger')}>
        {rating === 'poor' && <StaffIcon name="warning" className="mr-1 inline-block size-4 align-[-0.1em]" />}
        {p75 === null ? '–' : write(name, p75)}
      </b>
      <div className="grid min-w-0 gap-1">
        <ShareBar parts={ratings.map((each) => ({ look: looks[each], count: counts[each] }))} />
        <p className="flex flex-wrap justify-between gap-x-3 text-ink-soft text-xs">
          <span>{t('speed.bound', { bound: write(name, webVitalBounds[name].good) })}</span>
          {phones && <span>{t('speed.phones', { value: write(name, phones.p75) })}</span>}
        </p>
      </div>
    </li>
  )
}

/** Pages beyond the bounds, by name. */
function SlowPages({ speed, clock }: { speed: readonly Vital[]; clock: AnalyticsClock }) {
  const { t } = useTranslation('staff-analytics')
  const { vital: write, row } = useAnalyticsWords(clock)
  const slow = speed
    .flatMap(({ name, pages }) => pages.map((page) => ({ name, ...page })))
    .filter(({ rating }) => rating !== 'good')
    .slice(0, 4)
  if (slow.length === 0) return null
  return (
    <div className="text-xs">
      <h3 className="font-semibold">{t('speed.slow')}</h3>
      <ul className="divide-y divide-line">
        {slow.map(({ name, page, p75 }) => (
          <li key={`${name}-${page}`} className="flex justify-between gap-3 py-1.5">
            <span className="truncate" title={page}>
              {row('pages', page)}
            </span>
            <span className="shrink-0 tabular-nums">
              {name} <b className="font-semibold">{write(name, p75)}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Tables({ speed, clock }: { speed: readonly Vital[]; clock: AnalyticsClock }) {
  const { t } = useTranslation('staff-analytics')
  const { vital: write, number, row } = useAnalyticsWords(clock)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <PanelTable
        caption={t('speed.title')}
        heads={[t('speed.measure'), t('speed.p75'), t('heads.before'), ...ratings.map((each) => t(`speed.${each}`))]}
        rows={speed.map(({ name, p75, before, ratings: counts }) => ({
          id: name,
          cells: [
            t('speed.named', { name, text: t(`speed.names.${name}`) }),
            p75 === null ? '–' : write(name, p75),
            before === null ? '–' : write(name, before),
            ...ratings.map((each) => number(counts[each])),
          ],
        }))}
      />
      <PanelTable
        caption={t('speed.byPage')}
        heads={[t('speed.where'), t('speed.measure'), t('speed.p75'), t('speed.samples')]}
        rows={speed.flatMap(({ name, devices, pages }) => [
          ...devices.map(({ device, p75, samples }) => ({
            id: `${name}-${device}`,
            cells: [row('devices', device), name, write(name, p75), number(samples)],
          })),
          ...pages.map(({ page, p75, samples }) => ({
            id: `${name}-${page}`,
            cells: [row('pages', page), name, write(name, p75), number(samples)],
          })),
        ])}
      />
    </div>
  )
}

import { data, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom'
import { brand } from '#locales/brand.ts'
import { AnalyticsPanelPage } from '#site/pages/staff/analytics/analytics-panel-page.tsx'
import {
  analyticsAddress,
  analyticsFile,
  analyticsIn,
  analyticsPanelAddress,
  analyticsQueryOf,
  panelNamed,
} from '#site/staff/analytics/analytics-addresses.ts'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'

export const handle: StaffHandle = { texts: ['staff-analytics'], title: (t) => t('staff-analytics:title') }

export function loader({ request, params, context }: LoaderFunctionArgs) {
  const panel = panelNamed(params['panel'])
  if (!panel) throw data(null, 404)
  const { step: _, ...asked } = analyticsQueryOf(analyticsIn(new URL(request.url).searchParams))
  return read(context.get(staffClientContext).readAnalyticsPanel({ ...asked, panel }))
}

export function Component() {
  const { at, from, to, isSmall, ...panel } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const shown = analyticsIn(query)
  return (
    <AnalyticsPanelPage
      panel={panel}
      clock={{ at, zone: brand.timeZone }}
      from={from}
      to={to}
      isSmall={isSmall}
      hrefForFilters={(next) => analyticsPanelAddress(panel.panel, next)}
      links={{
        shown,
        hrefFor: analyticsAddress,
        fileFor: (name) => analyticsFile(name, shown),
        allHrefFor: (name) => analyticsPanelAddress(name, shown),
      }}
    />
  )
}

import {
  Link,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigation,
  useSearchParams,
} from 'react-router-dom'
import type { AnalyticsRange } from '#api/contract/values/staff/analytics.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { useSettings } from '#site/context/settings.ts'
import { AnalyticsPage } from '#site/pages/staff/analytics/analytics-page.tsx'
import {
  analyticsAddress,
  analyticsFields,
  analyticsFile,
  analyticsIn,
  analyticsPanelAddress,
  analyticsQueryOf,
  asksTheSame,
  visitExampleAddress,
} from '#site/staff/analytics/analytics-addresses.ts'
import { boardAction } from '#site/staff/analytics/board-action.ts'
import { dayNotesOf } from '#site/staff/analytics/day-notes-of.ts'
import { useDayNotes } from '#site/staff/analytics/use-day-notes.ts'
import { useNow } from '#site/staff/analytics/use-now.ts'
import { useSegments } from '#site/staff/analytics/use-segments.ts'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import { type AnalyticsLinks, type AnalyticsShown, isTable } from '#ui/blocks/staff/analytics/analytics.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { type LinkComponentProps, LinkProvider } from '#ui/lib/link-context.tsx'

export const handle: StaffHandle = {
  texts: ['staff-analytics', 'staff-segments', 'staff-desk'],
  title: (t) => t('staff-analytics:title'),
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(staffClientContext)
  const shown = analyticsIn(new URL(request.url).searchParams)
  // Without the numbers there is no page; without the others there is.
  const numbers = read(client.readAnalytics(analyticsQueryOf(shown)))
  const [analytics, now, noted, segments, shares] = await Promise.all([
    numbers,
    client.readNow({}),
    numbers.then(({ from, to }) => client.listDayNotes({ from, to })),
    client.listSegments({}),
    client.listShares({}),
  ])
  return {
    analytics,
    now: now.ok ? now.answer : null,
    segments: segments.ok ? segments.answer.segments : [],
    shares: shares.ok ? shares.answer.shares : [],
    notes: noted.ok ? dayNotesOf(noted.answer) : [],
  }
}

export const action = boardAction

/** Another look at the same numbers asks for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherLook =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    asksTheSame(currentUrl.searchParams, nextUrl.searchParams)
  return !isOtherLook && defaultShouldRevalidate
}

const ranges: Record<string, AnalyticsRange> = { 1: '1d', 7: '7d', 3: '30d', 9: '90d' }

export function Component() {
  const { analytics, now, notes, segments, shares } = useLoaderData<typeof loader>()
  const { account } = useHouse()
  const { publicUrl } = useSettings()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const navigation = useNavigation()
  const live = useNow(now)
  const shown = analyticsIn(query)
  const writing = useDayNotes(analyticsAddress(shown), dayKey(analytics.at, analytics.zone))
  const keeping = useSegments(analyticsAddress(shown), analyticsAddress({ filters: shown.filters }), publicUrl)
  const show = (next: AnalyticsShown) => void navigate(analyticsAddress(next), { preventScrollReset: true })
  const links: AnalyticsLinks = {
    shown,
    hrefFor: analyticsAddress,
    fileFor: (name) => analyticsFile(name, shown),
    allHrefFor: (panel) => analyticsPanelAddress(panel, shown),
  }

  useShortcuts({
    ...Object.fromEntries(
      Object.entries(ranges).map(([key, timeRange]) => [
        key,
        () => show({ ...shown, timeRange, from: undefined, to: undefined, step: undefined }),
      ]),
    ),
    c: () => show({ ...shown, compare: analytics.compare === 'none' ? 'before' : 'none' }),
    t: () => show({ ...shown, as: isTable(shown, 'line') ? undefined : 'table', turned: [] }),
    l: () => {
      document.getElementById('now')?.scrollIntoView()
      document.querySelector<HTMLElement>('#panel-now h2')?.focus()
    },
  })

  const isElsewhere = navigation.location !== undefined && navigation.location.pathname === '/analytics'
  const isLoading = isElsewhere && !asksTheSame(query, new URLSearchParams(navigation.location?.search ?? ''))

  return (
    <LinkProvider render={KeepingPlace}>
      <AnalyticsPage
        analytics={analytics}
        links={links}
        notes={notes}
        writing={writing}
        segments={{ segments, shares, writing: keeping }}
        live={live}
        action={analyticsAddress()}
        keptFor={(names) => analyticsFields(shown).filter(([name]) => !names.includes(name))}
        onShow={show}
        hrefForPost={(id) => postAddress(id, account.language)}
        exampleHref={visitExampleAddress}
        isLoading={isLoading}
      />
    </LinkProvider>
  )
}

/** Whoever chooses a row or turns a chart over stays where they are. */
function KeepingPlace({ href, ...props }: LinkComponentProps) {
  if (href.startsWith('#')) return <a href={href} {...props} />
  const isHere = /^\/analytics(\?|$)/.test(href)
  return /^\/(admin|analytics)(\/|\?|#|$)/.test(href) ? (
    <Link to={href} preventScrollReset={isHere} {...props} />
  ) : (
    <a href={href} {...props} />
  )
}

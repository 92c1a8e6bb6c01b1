import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router-dom'
import type { DeskAnswer } from '#api/contract/staff/desk.ts'
import { dayKey } from '#locales/staff-formats.ts'
import { askedDay } from '#site/address/asked-day.ts'
import { DeskPage } from '#site/pages/staff/desk-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { deskFigures, liveItems, waitingThings } from '#site/staff/screens/desk-things.ts'

export const handle: StaffHandle = { texts: ['staff-desk'], title: (t) => t('staff-frame:places.desk') }

export async function loader({ context }: LoaderFunctionArgs): Promise<DeskAnswer> {
  return read(context.get(staffClientContext).readDesk())
}

export function Component() {
  const desk = useLoaderData<typeof loader>()
  const clock = useClock(desk.at)
  const { revalidate } = useRevalidator()
  const [query, setQuery] = useSearchParams()
  const things = waitingThings(desk)
  return (
    <DeskPage
      clock={clock}
      count={things.length}
      waiting={{ things, onRetry: () => void revalidate() }}
      calendar={{
        items: liveItems(desk),
        chosen: askedDay(query, 'day') ?? dayKey(desk.at, clock.timeZone),
        hrefFor: (day) => `/admin?day=${day}`,
        onChoose: (day) => setQuery({ day }, { preventScrollReset: true, replace: true }),
      }}
      figures={deskFigures(desk)}
    />
  )
}

import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom'
import { VisitExamplePage } from '#site/pages/staff/analytics/visit-example-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'

export const handle: StaffHandle = { texts: ['staff-analytics'], title: (t) => t('staff-analytics:example.title') }

export function loader({ context }: LoaderFunctionArgs) {
  return read(context.get(staffClientContext).readVisitExample({}))
}

export function Component() {
  const { at, months, agreed, declined } = useLoaderData<typeof loader>()
  return <VisitExamplePage clock={useClock(at)} months={months} agreed={agreed} declined={declined} />
}

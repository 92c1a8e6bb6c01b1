import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useLoaderData, useNavigate, useSearchParams } from 'react-router-dom'
import { staffDeeds } from '#api/contract/values/staff.ts'
import { LogPage } from '#site/pages/staff/log-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { read } from '#site/staff/frame/read.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { askedIn, conditionsIn, logAddress, logEntry, logFileAddress } from '#site/staff/screens/log-entries.ts'
import { useFileLink } from '#site/staff/session/use-file-link.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'

export const handle: StaffHandle = { texts: ['staff-log', 'staff-people'], title: (t) => t('staff-log:title') }

export async function loader({ request, context }: LoaderFunctionArgs) {
  const client = context.get(staffClientContext)
  const query = new URL(request.url).searchParams
  const asked = askedIn(conditionsIn(query))
  const page = Number(query.get('page')) || 1
  const [log, people] = await Promise.all([read(client.readLog({ ...asked, page })), read(client.listPeople())])
  const everybody = [...people.people, ...people.gone].map(({ id, name, role }) => ({ id, name, role }))
  return { log, people: everybody }
}

export function Component() {
  const { log, people } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const clock = useClock(log.at)
  const { t } = useTranslation('staff-people')
  const roles = { owner: t('roles.owner'), moderator: t('roles.moderator') }
  const linked = useFileLink(log.at)
  useShortcuts({ '/': () => focusField('thing') })
  const conditions = conditionsIn(query)
  const file = logFileAddress(conditions)
  const { from, to } = conditions
  const hasConditions = Object.keys(conditions).length > 0
  return (
    <LogPage
      clock={clock}
      filter={{
        action: '/admin/log',
        conditions,
        people,
        deeds: staffDeeds,
        onShow: (next) => void navigate(logAddress(next), { preventScrollReset: true }),
      }}
      front={{
        days: log.days,
        chosen: from !== undefined && from === to ? from : undefined,
        hrefFor: (day) => logAddress({ ...conditions, from: day, to: day }),
        onChoose: (day) =>
          void navigate(logAddress({ ...conditions, from: day, to: day }), { preventScrollReset: true }),
      }}
      list={{
        entries: log.lines.map((line) => logEntry(line, people, roles)),
        page: log.page,
        pages: log.pages,
        hrefFor: (page) => logAddress(conditions, page),
        ...(hasConditions && { clearHref: '/admin/log' }),
      }}
      total={log.total}
      csvHref={file}
      onCsv={linked(file)}
    />
  )
}

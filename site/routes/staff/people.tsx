import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type LoaderFunctionArgs, useActionData, useLoaderData, useSearchParams } from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { staffRoles } from '#api/contract/values/staff.ts'
import { isLanguage } from '#locales/languages.ts'
import { PeoplePage } from '#site/pages/staff/people-page.tsx'
import { focusField } from '#site/staff/frame/focus-field.ts'
import { read } from '#site/staff/frame/read.ts'
import { actionOf, type DeedAnswer, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { rightsTable } from '#site/staff/screens/rights-table.ts'
import { useDeedToasts } from '#site/staff/session/use-deed-toasts.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import type { PeopleShown } from '#ui/blocks/staff/people/people-tabs.tsx'

export const handle: StaffHandle = { texts: ['staff-people'], title: (t) => t('staff-people:title') }

export async function loader({ context }: LoaderFunctionArgs) {
  return { now: Date.now(), people: await read(context.get(staffClientContext).listPeople()) }
}

const id = (form: FormData) => ({ id: textOf(form, 'id') })
const roleOf = (form: FormData) => staffRoles.find((role) => role === textOf(form, 'role')) ?? 'moderator'

const deeds = {
  invite: (form: FormData, client: StaffClient) => {
    const language = textOf(form, 'language')
    return client.invite({
      email: textOf(form, 'email'),
      role: roleOf(form),
      language: isLanguage(language) ? language : 'en',
    })
  },
  resend: (form: FormData, client: StaffClient) => client.resendInvitation(id(form)),
  withdraw: (form: FormData, client: StaffClient) => client.withdrawInvitation(id(form)),
  role: (form: FormData, client: StaffClient) => client.changeRole({ ...id(form), role: roleOf(form) }),
  handOver: (form: FormData, client: StaffClient) => client.handOver(id(form)),
  endSessions: (form: FormData, client: StaffClient) => client.endSessionsOf(id(form)),
  deactivate: (form: FormData, client: StaffClient) => client.deactivate(id(form)),
  activate: (form: FormData, client: StaffClient) => client.activate(id(form)),
  settings: (form: FormData, client: StaffClient) =>
    client.savePeopleSettings({ moderatorsNeedSecondFactor: isOn(form, 'moderatorsNeedSecondFactor') }),
}

export const action = actionOf(deeds)

type Answer = DeedAnswer<typeof deeds>

const isOn = (form: FormData, name: string) => ['on', 'true', '1'].includes(textOf(form, name))

export function Component() {
  const { people: list, now } = useLoaderData<typeof loader>()
  const { account } = useHouse()
  const [query, setQuery] = useSearchParams()
  const { t } = useTranslation('staff-people')
  const posted = useActionData<Answer>()
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>('/admin/people')
  const answer = sent ?? posted
  const clock = useClock(now)
  const { toldOf, problemOf } = useTold()
  const shown = shownIn(query.get('show'))
  const owners = list.people.filter(({ role }) => role === 'owner').length
  const [invited, setInvited] = useState<string>()

  useShortcuts({ n: () => focusField('email') })
  const leaving = useRef<string>(undefined)

  const hasLeft = (done: Answer) => done.ok && done.deed === 'deactivate'
  useDeedToasts(sent, {
    deeds,
    wordsOf(done) {
      const person = [...list.people, ...list.gone].find((each) => each.id === leaving.current)
      return hasLeft(done) && person ? { title: t('deactivated', { name: person.name }) } : undefined
    },
    undoOf: (done) => (hasLeft(done) && leaving.current ? { deed: 'activate', id: leaving.current } : undefined),
  })
  useEffect(() => {
    if (sent?.ok && sent.deed === 'invite') setInvited(sent.answer.invitation.email)
  }, [sent])

  return (
    <PeoplePage
      clock={clock}
      action="/admin/people"
      tabs={{
        shown,
        counts: { working: list.people.length, invited: list.invitations.length, gone: list.gone.length },
        hrefFor: (next) => `/admin/people?show=${next}`,
        onShow: (next) => setQuery({ show: next }, { preventScrollReset: true }),
      }}
      people={list.people.map((person) => ({
        ...person,
        secondStep: person.secondFactor,
        isYou: person.id === account.id,
        isLastOwner: person.role === 'owner' && owners === 1,
      }))}
      invitations={list.invitations}
      gone={list.gone.map(({ deactivatedAt, ...person }) => ({ ...person, goneAt: deactivatedAt ?? now }))}
      settings={list.settings}
      rights={rightsTable}
      invite={{
        isSending,
        sentTo: invited,
        ...(answer?.deed === 'invite' && toldOf(answer)),
        onSend: (values) => submit({ deed: 'invite', ...values }),
      }}
      {...(answer?.deed !== 'invite' && problemOf(answer))}
      onDeed={(deed, values) => {
        if (deed === 'deactivate') leaving.current = values['id']
        submit({ deed, ...values })
      }}
    />
  )
}

function shownIn(text: string | null): PeopleShown {
  return text === 'invited' || text === 'gone' ? text : 'working'
}

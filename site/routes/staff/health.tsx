import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { formatNumber } from '#locales/formats.ts'
import { localPath } from '#site/address/addresses.ts'
import { HealthPage } from '#site/pages/staff/health-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { actionOf, type DeedAnswer, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { endedSession } from '#site/staff/session/ended-session.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'

const address = '/admin/health'
const lettersHref = `${address}#dead-letters`
const LOOK_EVERY = 60_000 // milliseconds

export const handle: StaffHandle = { texts: ['staff-health', 'staff-desk'], title: (t) => t('staff-health:name') }

export async function loader({ context }: LoaderFunctionArgs) {
  return read(context.get(staffClientContext).readHealth())
}

const deeds = {
  retry: (form: FormData, client: StaffClient) => client.retryMails({ ids: textOf(form, 'ids').split(' ') }),
  drop: (form: FormData, client: StaffClient) => client.dropMail({ id: textOf(form, 'id') }),
}

export const action = actionOf(deeds)

type Answer = DeedAnswer<typeof deeds>

export function Component() {
  const health = useLoaderData<typeof loader>()
  const { t } = useTranslation('staff-health')
  const { account } = useHouse()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { problemOf } = useTold()
  const posted = useActionData<Answer>()
  const { submit, answer: sent } = useStaffSubmit<Answer>(address)
  useFreshLook()

  const answer = sent ?? posted
  const isGone = answer && !answer.ok && answer.error.code === 'not_found'

  return (
    <HealthPage
      health={health}
      clock={useClock(health.at)}
      againHref={address}
      promiseHref={`${localPath('/gdpr', account.language)}#retention`}
      action={address}
      keepHref={lettersHref}
      dropHrefFor={(id) => `${address}?drop=${encodeURIComponent(id)}#letter-${id}`}
      dropping={query.get('drop') ?? undefined}
      done={doneOf(answer)}
      {...(isGone ? { problem: t('done.gone') } : problemOf(answer))}
      onRetry={(ids) => submit({ deed: 'retry', ids: ids.join(' ') })}
      onDrop={(id) => {
        submit({ deed: 'drop', id })
        void navigate(lettersHref, { replace: true })
      }}
    />
  )

  function doneOf(done: Answer | undefined): string | undefined {
    if (!done?.ok) return undefined
    if (done.deed === 'drop') return t('done.drop')
    const { tried } = done.answer
    return t('done.retry', { count: tried, number: formatNumber(tried, account.language) })
  }
}

/** Once a minute, for as long as somebody may see it. */
function useFreshLook(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine && !endedSession.get()) void revalidate()
    }, LOOK_EVERY)
    return () => clearInterval(timer)
  }, [revalidate])
}

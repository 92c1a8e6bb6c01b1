import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { transferLimits } from '#api/contract/values/post-transfer.ts'
import { staffPostExport, staffPostUpload } from '#api/contract/values/staff-paths.ts'
import { uploadPosts } from '#site/client/staff/upload-posts.ts'
import { TransferPage } from '#site/pages/staff/transfer-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { actionOf, type DeedAnswer, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { refusedFiles, transferAddress, transferPlan } from '#site/staff/screens/transfer-views.ts'
import { useStagedUpload } from '#site/staff/screens/use-staged-upload.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import type { TransferOutcome } from '#ui/blocks/staff/posts/transfer/transfer.ts'

export const handle: StaffHandle = {
  texts: ['staff-transfer', 'staff-upload', 'staff-errors'],
  title: (t) => t('staff-transfer:title'),
}

const uploadRefusals = ['transfer_missing', 'transfer_large', 'transfer_room'] as const
const fileId = /^[0-9a-f-]{36}$/

export async function loader({ request, context }: LoaderFunctionArgs) {
  const file = new URL(request.url).searchParams.get('file') ?? ''
  return read(context.get(staffClientContext).readTransfer(fileId.test(file) ? { file } : {}))
}

const deeds = {
  run: (form: FormData, client: StaffClient) =>
    client.runTransfer({ file: textOf(form, 'file'), seen: textOf(form, 'seen') }),
}

export const action = actionOf(deeds)

type Answer = DeedAnswer<typeof deeds>

/** It runs as it was looked at: the plan is read anew once it is done, and where somebody was faster. */
export function shouldRevalidate({ currentUrl, nextUrl, ...deed }: ShouldRevalidateFunctionArgs): boolean {
  const answer: Answer | undefined = deed.actionResult
  const isDone = answer?.deed === 'run' && answer.ok && answer.answer.isDone
  const isElsewhere = currentUrl.pathname + currentUrl.search !== nextUrl.pathname + nextUrl.search
  return isElsewhere || isDone || deed.actionStatus === 409
}

/** What was said of a file is not said of the next one. */
export function Component() {
  const [query] = useSearchParams()
  return <Transfer key={query.get('file')} />
}

function Transfer() {
  const { at, house, plan } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { t } = useTranslation('staff-errors')
  const { isOnline } = useOnline()
  const { problemOf } = useTold()
  const clock = useClock(at)
  const posted = useActionData<Answer>()
  const here = transferAddress(query.get('file') ?? undefined)
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>(here)
  const answer = sent ?? posted
  const goesOn = sent?.ok === true && !sent.answer.isDone && sent.answer.refused.length === 0
  const upload = useStagedUpload({
    refuse: ({ size }) => (size > transferLimits.zip ? t('problems.transfer_large') : undefined),
    send: uploadPosts,
    addressOf: transferAddress,
  })
  const run = () => {
    if (plan) submit({ deed: 'run', file: plan.id, seen: plan.seen })
  }

  // Pictures take several calls: one after the other, until all are made.
  const goOn = useEffectEvent(run)
  useEffect(() => {
    if (sent && goesOn && !isSending) goOn()
  }, [sent, goesOn, isSending])

  const refusal = uploadRefusals.find((reason) => reason === query.get('refused'))
  const sentenceOf = (why: Parameters<Parameters<typeof refusedFiles>[1]>[0]) => t(`problems.${why}`)
  const isGone = query.has('file') && !plan && !answer?.ok
  const outcome = outcomeOf(answer) ?? (isGone ? ({ kind: 'gone' } as const) : undefined)
  return (
    <TransferPage
      backHref="/admin/posts"
      out={{ house, href: staffPostExport }}
      into={{
        action: staffPostUpload,
        limit: transferLimits.zip,
        told: refusal && t(`problems.${refusal}`),
        isOffline: !isOnline,
        ...upload,
      }}
      plan={
        plan
          ? { plan: transferPlan(plan, sentenceOf), clock, action: here, dropHref: transferAddress(), onRun: run }
          : undefined
      }
      outcome={outcome}
      refused={answer?.ok ? refusedFiles(answer.answer.refused, sentenceOf) : []}
      isRunning={isSending || goesOn}
      {...(outcome ? {} : problemOf(answer))}
    />
  )
}

function outcomeOf(answer: Answer | undefined): TransferOutcome | undefined {
  if (!answer) return undefined
  if (!answer.ok) {
    const { code } = answer.error
    return code === 'conflict' ? { kind: 'conflict' } : code === 'not_found' ? { kind: 'gone' } : undefined
  }
  const { isDone, posts, pictures, refused } = answer.answer
  if (isDone) return { kind: 'done', posts, pictures: pictures.made }
  return refused.length > 0 ? undefined : { kind: 'making', left: pictures.left }
}

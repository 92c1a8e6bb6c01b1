import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useRevalidator,
  useSearchParams,
} from 'react-router-dom'
import type { StaffClient } from '#api/contract/staff/client.ts'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { staffSubscriberUpload } from '#api/contract/values/staff-paths.ts'
import { uploadSubscribers } from '#site/client/staff/upload-subscribers.ts'
import { ImportPage } from '#site/pages/staff/import-page.tsx'
import { read } from '#site/staff/frame/read.ts'
import { type DeedAnswer, runDeed, statusFor, textOf, textsOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import {
  importAddress,
  importIn,
  outcomeIn,
  readingFields,
  readingOf,
  subscribersAddress,
} from '#site/staff/newsletter/newsletter-addresses.ts'
import { useStagedUpload } from '#site/staff/screens/use-staged-upload.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import type { ImportDone } from '#ui/blocks/staff/newsletter/import/import-plan.ts'
import { readTyped } from '#ui/blocks/staff/newsletter/import/import-reading.tsx'
import { takeLostFocus } from '#ui/lib/staff/take-lost-focus.ts'

export const handle: StaffHandle = {
  texts: ['staff-newsletter', 'staff-upload', 'staff-errors'],
  title: (t) => t('staff-newsletter:import.title'),
}

const uploadRefusals = ['import_missing', 'import_large', 'import_room'] as const

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const reading = importIn(query)
  const outcome = outcomeIn(query)
  const page = Number(query.get('page'))
  return read(
    context.get(staffClientContext).readImport({
      ...reading,
      ...(outcome && { outcome }),
      ...(Number.isSafeInteger(page) && page > 1 && { page }),
    }),
  )
}

const deeds = {
  run: (form: FormData, client: StaffClient) =>
    client.runImport({
      ...(importIn(new URLSearchParams(textsOf(form))) ?? { file: '' }),
      seen: textOf(form, 'seen'),
    }),
  drop: (form: FormData, client: StaffClient) => client.dropImport({ file: textOf(form, 'file') }),
}

type Answer = DeedAnswer<typeof deeds>

/** A file that is forgotten leads to the next one. */
export async function action(posted: Parameters<typeof runDeed>[1]) {
  const { answer } = await runDeed(deeds, posted)
  if (answer.ok && answer.deed === 'drop') return redirect(importAddress(), 303)
  return data(answer, statusFor(answer))
}

/** What was said of a file is not said of the next one. */
export function Component() {
  const [query] = useSearchParams()
  return <Import key={query.get('file')} />
}

function Import() {
  const { at, plan } = useLoaderData<typeof loader>()
  const [query] = useSearchParams()
  const { t } = useTranslation(['staff-errors', 'staff-newsletter'])
  const { isOnline } = useOnline()
  const navigate = useNavigate()
  const { state: moving } = useNavigation()
  const { revalidate } = useRevalidator()
  const { problemOf } = useTold()
  const clock = useClock(at)
  const posted = useActionData<Answer>()
  const reading = importIn(query)
  const outcome = outcomeIn(query)
  const here = importAddress(reading, { outcome })
  const { submit, answer: sent, isSending } = useStaffSubmit<Answer>(here)
  const answer = sent ?? posted
  const goesOn = sent?.ok === true && sent.deed === 'run' && !sent.answer.isDone
  const upload = useStagedUpload({
    refuse: ({ size }) =>
      size === 0
        ? t('problems.import_missing')
        : size > subscriberLimits.bytes
          ? t('problems.import_large')
          : undefined,
    send: uploadSubscribers,
    addressOf: (file) => importAddress({ file }),
  })
  const pasted = (text: string) =>
    new File(text.trim() ? [text] : [], t('staff-newsletter:in.pasted'), { type: 'text/csv' })
  // All parts of a long file are read as the first one.
  const asked = useRef<Record<string, string>>(undefined)
  const run = () => {
    if (!plan || !reading) return
    asked.current = { deed: 'run', ...readingFields(reading), seen: plan.seen }
    submit(asked.current)
  }

  // Thousands of addresses take several calls: one after the other, until all are there.
  const goOn = useEffectEvent(() => asked.current && submit(asked.current))
  useEffect(() => {
    if (sent && goesOn && !isSending) goOn()
  }, [sent, goesOn, isSending])

  // An answer that is an error leaves the page's data as they were.
  const isConflict = sent?.ok === false && sent.error.code === 'conflict'
  useEffect(() => {
    if (isConflict) void revalidate()
  }, [isConflict, revalidate])

  // What the file was chosen with is gone.
  const planned = plan?.id
  useEffect(() => {
    if (planned !== undefined) takeLostFocus(document.getElementById('import-report'))
  }, [planned])

  const refusal = uploadRefusals.find((reason) => reason === query.get('refused'))
  const done = doneOf(answer) ?? (reading && !plan ? ({ kind: 'gone' } as const) : undefined)
  const isOver = done?.kind === 'done'
  const show = (next: string) => void navigate(next, { preventScrollReset: true, replace: true })
  return (
    <ImportPage
      backHref={subscribersAddress()}
      into={{
        action: staffSubscriberUpload,
        told: refusal && t(`problems.${refusal}`),
        isOffline: !isOnline,
        ...upload,
        onText: (text) => upload.onFile(pasted(text)),
      }}
      reading={{ action: importAddress(), onRead: (values) => plan && show(importAddress(readingOf(plan.id, values))) }}
      report={
        plan && reading && !isOver
          ? {
              plan,
              clock,
              outcome,
              hrefFor: (next) => importAddress(reading, { outcome: next }),
              hrefForPage: (page) => importAddress(reading, { outcome, page }),
              action: here,
              fields: readingFields(reading),
              // What would happen with it is to be seen first.
              onRun: () => readTyped() || moving === 'loading' || run(),
              onDrop: () => submit({ deed: 'drop', file: plan.id }),
            }
          : undefined
      }
      done={done}
      isRunning={isSending || goesOn}
      isReading={moving === 'loading'}
      {...(done ? {} : problemOf(answer))}
    />
  )
}

function doneOf(answer: Answer | undefined): ImportDone | undefined {
  if (!answer) return undefined
  if (!answer.ok) {
    const { code } = answer.error
    return code === 'conflict' ? { kind: 'conflict' } : code === 'not_found' ? { kind: 'gone' } : undefined
  }
  if (answer.deed !== 'run') return undefined
  const { isDone, left, counts } = answer.answer
  return isDone ? { kind: 'done', added: counts.added, asked: counts.asked } : { kind: 'going', left }
}

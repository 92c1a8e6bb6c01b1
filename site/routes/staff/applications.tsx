import { useEffect, useRef } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom'
import { type ApplicationStep, stepsFrom } from '#api/contract/values/staff/application-stages.ts'
import { staffApplicationsFile } from '#api/contract/values/staff-paths.ts'
import { ApplicationsPage } from '#site/pages/staff/applications-page.tsx'
import {
  applicationAddress,
  applicationsAddress,
  conditionsIn,
  pageIn,
  stepIn,
} from '#site/staff/applications/application-addresses.ts'
import { applicationDeeds } from '#site/staff/applications/application-deeds.ts'
import { useApplicationToasts } from '#site/staff/applications/use-application-toasts.ts'
import {
  type ApplicationOutcome,
  useApplicationDone,
  useApplicationProblem,
} from '#site/staff/applications/use-application-words.ts'
import { useShownApplicant } from '#site/staff/applications/use-shown-applicant.ts'
import { focusField } from '#site/staff/frame/focus-field.ts'
import type { OpenThing } from '#site/staff/frame/open-thing.ts'
import { read } from '#site/staff/frame/read.ts'
import { runDeed, statusFor, textOf } from '#site/staff/frame/staff-action.ts'
import { staffClientContext } from '#site/staff/frame/staff-context.ts'
import type { StaffHandle } from '#site/staff/frame/staff-handle.ts'
import { useBegunNotes } from '#site/staff/frame/use-begun-notes.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useOnline } from '#site/staff/frame/use-online.ts'
import { begunWords } from '#site/staff/saving/begun-words.ts'
import { useFileLink } from '#site/staff/session/use-file-link.ts'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { applicantNameId } from '#ui/blocks/staff/applications/applicant-name.tsx'
import type { KeptUntil } from '#ui/blocks/staff/applications/application.ts'
import { stepFormId } from '#ui/blocks/staff/applications/step-form.tsx'
import { useShortcuts } from '#ui/blocks/staff/frame/use-shortcuts.ts'
import { takeLostFocus } from '#ui/lib/staff/take-lost-focus.ts'

export const handle: StaffHandle = {
  texts: ['staff-applications', 'staff-session'],
  title: (t) => t('staff-applications:title'),
}

export async function loader({ request, params: { id }, context }: LoaderFunctionArgs) {
  const client = context.get(staffClientContext)
  const query = new URL(request.url).searchParams
  const [page, step] = [pageIn(query), stepIn(query)]
  const [board, open] = await Promise.all([
    read(client.listApplications({ ...conditionsIn(query), ...(page > 1 && { page }) })),
    id === undefined ? undefined : client.readApplication({ id, ...(step && { step }) }),
  ])
  if (!open) return data({ board, open })
  // Its own head has the name, which may be covered.
  if (open.ok) return data({ board, open: open.answer, openThing: {} satisfies OpenThing })
  // Deleted while somebody looked at it: the board is still there.
  if (open.error.code === 'not_found') return data({ board, open: null }, 404)
  throw data(open.error, statusFor(open))
}

/** What somebody else has done meanwhile is shown beside the refusal. What has just been deleted is not asked for again: the board follows. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionStatus, formData, currentParams, defaultShouldRevalidate } = change
  if (actionStatus === 409) return true
  const isLeft =
    formData?.get('deed') === 'delete' && formData.get('id') === currentParams['id'] && actionStatus === 200
  return defaultShouldRevalidate && !isLeft
}

/** A résumé leads to its file; of what was not taken, the words come back. */
export async function action(posted: ActionFunctionArgs) {
  const { form, answer } = await runDeed(applicationDeeds, posted)
  if (answer.ok && answer.deed === 'resume') return redirect(answer.answer.href, 303)
  const typed = answer.ok
    ? undefined
    : {
        words: textOf(form, 'words'),
        mail: textOf(form, 'mail') === 'on',
        text: textOf(form, 'text'),
        kept: { until: textOf(form, 'until'), ground: textOf(form, 'ground'), reason: textOf(form, 'reason') },
      }
  return data({ ...answer, typed }, statusFor(answer))
}

type Outcome = ApplicationOutcome & {
  typed?: { words: string; mail: boolean; text: string; kept: KeptUntil } | undefined
}

export function Component() {
  const { board, open } = useLoaderData<typeof loader>()
  const { id: openId } = useParams()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state: moving, location } = useNavigation()
  const { isOnline } = useOnline()
  const { rights } = useHouse()
  const linked = useFileLink(board.at)
  const clock = useClock(board.at)
  const posted = useActionData<Outcome>()
  const conditions = conditionsIn(query)
  const page = pageIn(query)
  const step = stepIn(query)
  const boardHref = applicationsAddress(conditions, page)
  const hrefFor = (id: string) => applicationAddress(id, conditions, page)
  const stepHref = (id: string, next: ApplicationStep | undefined) => applicationAddress(id, conditions, page, next)
  const here = openId === undefined ? boardHref : stepHref(openId, step)
  const { submit, answer: sent, answerHere, isSending } = useStaffSubmit<Outcome>(here, openId)
  const outcome = sent ? answerHere : posted
  const { problem, errors } = useApplicationProblem()(outcome)
  const doneOf = useApplicationDone(clock)
  const begunNote = useBegunNotes(openId)
  // Words of a mail are for where the application stood when they were written.
  const begunMail = useBegunNotes([openId, open?.application.stage, step].join(' '))
  useShortcuts({ '/': () => focusField('q') })
  useApplicationToasts(sent, clock, {
    onMoved(id) {
      for (const about of begunWords.keys()) if (about.startsWith(`${id} `)) begunWords.delete(about)
      void navigate(hrefFor(id), { replace: true, preventScrollReset: true })
    },
    onDeleted: () => void navigate(boardHref, { preventScrollReset: true }),
    openId,
  })

  useStepFocus(openId, step)

  const review = (id: string) => submit({ deed: 'move', id, from: 'received', step: 'review' })
  const prepare = (id: string, next: ApplicationStep) => void navigate(stepHref(id, next), { preventScrollReset: true })
  const shown = useShownApplicant(sent, posted, openId)
  const application = open?.application && { ...open.application, ...shown }
  const isGone = open === null
  const isStep = application && step && step !== 'review' && stepsFrom[application.stage].includes(step)
  const failed = outcome && !outcome.ok ? outcome : undefined
  const failedStep = failed?.deed === 'move' ? failed : undefined

  return (
    <ApplicationsPage
      csvHref={rights.includes('exports') ? staffApplicationsFile : undefined}
      onCsv={linked(staffApplicationsFile)}
      filter={{
        action: applicationsAddress(),
        conditions,
        all: board.all,
        counts: board.interests,
        openings: board.openings,
        hrefFor: (next) => applicationsAddress(next),
        onShow: (next) => void navigate(applicationsAddress(next), { preventScrollReset: true }),
      }}
      board={{
        stages: board.stages,
        clock,
        shown: conditions.stage ?? board.stages.find(({ count }) => count > 0)?.stage ?? 'received',
        open: openId,
        hrefFor,
        stepHref,
        stageHref: (stage, next) => applicationsAddress({ ...conditions, stage }, next),
        action: boardHref,
        onReview: review,
        onPrepare: prepare,
      }}
      sheet={
        !open || !application
          ? isGone
            ? null
            : undefined
          : {
              application,
              notes: open.notes,
              mails: open.mails,
              clock,
              action: here,
              backHref: boardHref,
              stepHref: (next) => stepHref(application.id, next),
              problem,
              ...(isStep && {
                step: {
                  step,
                  preview: open.preview ?? undefined,
                  typed:
                    begunMail.typed === undefined
                      ? failedStep?.typed
                      : { mail: failedStep?.typed?.mail ?? true, words: begunMail.typed },
                  onWords: begunMail.onText,
                  error: errors['words'],
                  late: failedStep?.error.code === 'conflict' ? failedStep : undefined,
                  isBusy: isSending,
                  onStep: ({ from, mail, words, step: chosen }) =>
                    submit({
                      deed: 'move',
                      id: application.id,
                      from,
                      step: chosen,
                      words,
                      ...(mail && { mail: 'on' }),
                    }),
                },
              }),
              note: {
                typed: begunNote.typed ?? (failed?.deed === 'note' ? failed.typed?.text : undefined),
                onText: begunNote.onText,
                error: errors['text'],
                onNote: (text) => submit({ deed: 'note', id: application.id, text }),
                onRemove: (note) => submit({ deed: 'unnote', id: application.id, note }),
              },
              ...(rights.includes('keepLonger') && {
                keeping: {
                  typed: failed?.deed === 'keep' ? failed.typed?.kept : undefined,
                  errors,
                  isBusy: isSending,
                  onKeep: (kept) => submit({ deed: 'keep', id: application.id, ...kept }),
                  onUnkeep: (seen) => submit({ deed: 'unkeep', id: application.id, seen: String(seen) }),
                },
              }),
              onShow: () => submit({ deed: 'show', id: application.id }),
              onReview: () => review(application.id),
              onDelete: () => submit({ deed: 'delete', id: application.id }),
            }
      }
      clearHref={applicationsAddress()}
      done={doneOf(sent ? undefined : posted)}
      problem={open ? undefined : problem}
      isOld={!isOnline || (moving === 'loading' && location.pathname.startsWith('/admin/applications'))}
    />
  )
}

/** A step that is prepared stands beside the board, and comes next. Not where the page begins with it. */
function useStepFocus(openId: string | undefined, step: ApplicationStep | undefined): void {
  const shown = openId !== undefined && step !== undefined ? `${openId} ${step}` : undefined
  const before = useRef(shown)
  useEffect(() => {
    if (shown !== undefined && shown !== before.current) focusStep()
    // It was left alone.
    else if (shown === undefined && before.current !== undefined)
      takeLostFocus(document.getElementById(applicantNameId))
    before.current = shown
  }, [shown])
}

/** What is seen already stays where it is. */
function focusStep(): void {
  const form = document.getElementById(stepFormId)
  const { top = 0 } = form?.getBoundingClientRect() ?? {}
  form?.focus({ preventScroll: top >= 0 && top < window.innerHeight * 0.75 })
}

import { use, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useRevalidator } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { Language } from '#locales/languages.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { useStillHere } from '#site/staff/frame/use-still-here.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { sendingAddress } from '#site/staff/issues/issue-addresses.ts'
import { scheduleInput } from '#site/staff/issues/issue-form.ts'
import type { IssueSaving } from '#site/staff/issues/issue-saving.ts'
import { useOnce } from '#site/staff/session/use-once.ts'
import { staffPlaces } from '#ui/blocks/staff/frame/staff-places.ts'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import type { Leaving } from '#ui/blocks/staff/issues/compose/issue.ts'
import type { TestPartProps } from '#ui/blocks/staff/issues/compose/test-part.tsx'

type TestTold = TestPartProps['told']

/**
 * What can be done with an issue beside writing it. Whatever it is, what was typed is saved first. `filling` is of the
 * text that is shown: what others have saved since is looked at before anything but a test is done with it.
 */
export function useIssueDeeds(id: string, saving: IssueSaving, filling: number, onScheduled: () => void) {
  const client = use(StaffClientInView)
  const once = useOnce()
  const { toldOf, problemOf } = useTold()
  const { show } = useToasts()
  const { t } = useTranslation('staff-issues')
  const navigate = useNavigate()
  const isStillHere = useStillHere()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [isTesting, setTesting] = useState(false)
  const [testTold, setTestTold] = useState<TestTold>()
  const [refused, setRefused] = useState<AnsweredCall<never>>()

  /** Refused, it says so where `isTold`, or in passing. */
  const deed = useCallback(
    async <Answer>(
      run: (version: number) => Promise<AnsweredCall<Answer>> | undefined,
      onDone: (answer: Answer) => void,
      isTold = false,
    ) => {
      setBusy(true)
      setRefused(undefined)
      const isSeen = await saving.saveSeen(filling)
      // A login on the way takes long enough for others to save.
      const { version, state } = saving.get().held
      const result = isSeen ? await once(() => run(version)) : undefined
      const isConflict = result?.ok === false && result.error.code === 'conflict'
      const isShown = isConflict && (await saving.catchUp()) && state === 'draft'
      setBusy(false)
      if (result?.ok) return onDone(result.answer)
      if (!result || isShown) return
      if (isTold) setRefused(result)
      else show({ tone: 'danger', title: problemOf(result).problem ?? '' })
    },
    [saving, filling, once, show, problemOf],
  )

  const told = toldOf(refused)
  return {
    isBusy,
    problem: problemOf(refused).problem,
    errors: 'errors' in told ? told.errors : undefined,
    approve: () =>
      void deed(
        (version) => client?.approveIssue({ id, version }),
        ({ issue }) => {
          saving.take(issue)
          show({ title: t('approval.toast') })
        },
      ),
    schedule: (leaving: Leaving) =>
      void deed(
        (version) => client?.scheduleIssue(scheduleInput(id, version, leaving)),
        ({ issue }) => {
          saving.take(issue)
          show({ title: t(leaving.clock === 'now' ? 'when.sendingToast' : 'when.scheduledToast') })
          onScheduled()
          const isLeaving = issue.state !== 'scheduled' || leaving.clock === 'now'
          if (isLeaving && isStillHere()) void navigate(sendingAddress(id))
        },
        true,
      ),
    takeBack: () =>
      void deed(
        () => client?.unscheduleIssue({ id, goesAt: saving.get().held.schedule?.goesAt }),
        ({ issue }) => {
          saving.take(issue)
          show({ title: t('when.takenBack') })
        },
        true,
      ),
    remove: () =>
      void deed(
        () => client?.deleteIssue({ id }),
        () => {
          show({
            title: t('remove.toast'),
            undo: async () => {
              const result = await once(() => client?.restoreIssue({ id }))
              if (!result.ok) throw new Error(result.error.code)
              await revalidate()
            },
          })
          if (isStillHere()) void navigate(staffPlaces.newsletter.href)
        },
      ),
    test: {
      isSending: isTesting,
      told: testTold,
      onSend: (test: { languages: Language[]; to: string[] }) => {
        if (isTesting) return
        setTesting(true)
        setTestTold(undefined)
        void saving
          .save()
          .then((isSaved) => (isSaved ? once(() => client?.testIssue({ id, ...test })) : undefined))
          .then((result) => {
            setTesting(false)
            if (!result) return
            const { problem } = problemOf(result)
            const [field] = Object.values((!result.ok && result.error.fields) || {})
            setTestTold(
              result.ok
                ? { tone: 'success', words: t('test.sent', { count: result.answer.mails }) }
                : { tone: 'danger', words: field ?? problem },
            )
          })
      },
    },
  }
}

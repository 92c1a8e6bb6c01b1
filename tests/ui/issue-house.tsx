import { useState } from 'react'
import { createMemoryRouter, Outlet, RouterProvider, useNavigation } from 'react-router-dom'
import { type StaffCallName, staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient, type RunStaffCall } from '#api/contract/staff/client.ts'
import { issueInput, issueSchedule, type StaffIssue, type WrittenIssue } from '#api/contract/staff/issues.ts'
import { rightsOf, type StaffRole } from '#api/contract/values/staff.ts'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { IssueEditor } from '#site/staff/issues/issue-editor.tsx'
import { Leaving } from '#site/staff/saving/leaving.tsx'
import { StaffToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import { emptyIssue, inEach, issueOf } from '../site/issues/issue-server.ts'
import { render } from './render.tsx'

export const AT = Date.UTC(2026, 10, 9, 8)

/** Answers what the screen asks, with a conflict where it has another version; `asked` names the calls that change something. */
function createHouse() {
  let issue = issueOf(emptyIssue)
  let isDown = false
  let afterRead = () => {}
  let answered = Promise.resolve()
  const asked: StaffCallName[] = []
  const schedules: unknown[] = []
  const answers: Partial<Record<StaffCallName, (input: unknown) => unknown>> = {
    readIssue() {
      afterRead()
      return { at: AT, issue, testers: [] }
    },
    previewIssue: () => ({
      at: AT,
      in: 'en',
      subject: '',
      preheader: '',
      html: '<p>Mail</p>',
      text: 'Mail',
      bytes: 11,
    }),
    checkIssue: () => ({ at: AT, version: issue.version, findings: [] }),
    countIssue: () => ({
      at: AT,
      confirmed: 12,
      others: 0,
      now: 12,
      waiting: 0,
      languages: inEach((language) => ({ people: 2, fate: 'own', in: language })),
      topics: { insights: 0, features: 0, 'case-studies': 0, news: 0, opinion: 0 },
    }),
    saveIssue(input) {
      const { text, version } = issueInput.parse(input)
      if (version !== issue.version || issue.state !== 'draft') return undefined
      issue = { ...issue, text, version: version + 1, savedAt: AT }
      return { at: AT, issue }
    },
    scheduleIssue(input) {
      const { zone, clock, version } = issueSchedule.parse(input)
      if (version !== issue.version) return undefined
      schedules.push(input)
      issue = { ...issue, state: 'scheduled', schedule: { goesAt: AT + 86_400_000, zone, clock } }
      return { at: AT, issue }
    },
    deleteIssue: () => ({ at: AT }),
    unscheduleIssue() {
      issue = { ...issue, state: 'draft', schedule: null }
      return { at: AT, issue }
    },
  }
  const run: RunStaffCall = async (name, input) => {
    if (staffCalls[name].method === 'POST') asked.push(name)
    const answer = answers[name]
    if (isDown || !answer) return { ok: false, error: { code: 'network' } }
    const found = answer(input)
    if (name === 'scheduleIssue' || name === 'deleteIssue') await answered
    if (found === undefined) return { ok: false, error: { code: 'conflict', message: 'Something else is there.' } }
    return { ok: true, answer: staffCalls[name].answer.parse(found) }
  }
  return {
    asked,
    schedules,
    issue: () => issue,
    client: createStaffClient(run),
    /** Somebody else saves. */
    other: (text: Partial<WrittenIssue>) => {
      issue = { ...issue, text: { ...issue.text, ...text }, version: issue.version + 1, savedBy: 'Mira Muster' }
    },
    /** Something happens when the page knows what somebody else has saved and has drawn nothing of it. */
    beforeDrawn: (deed: () => void) => {
      afterRead = async () => {
        for (let step = 0; step < 50; step++) await undefined
        deed()
      }
    },
    schedule: () => {
      issue = { ...issue, state: 'scheduled' }
    },
    /** Its deeds are answered when what this returns is called. */
    hold() {
      const late = Promise.withResolvers<void>()
      answered = late.promise
      return late.resolve
    },
    down: (is: boolean) => {
      isDown = is
    },
  }
}

/** As the loader reads it each time that one comes to the page. */
function OpenedEditor({ read }: { read: () => StaffIssue }) {
  const [issue] = useState(read)
  const opened = { at: AT, issue, testers: [{ id: 'me', name: 'Arta Sample' }] }
  return <IssueEditor opened={opened} language="en" posted={undefined} done={undefined} />
}

function Way() {
  return useNavigation().state === 'loading' && <p>On the way</p>
}

/** An issue as it is written, with another page to go to. */
export async function openIssue(role: StaffRole = 'owner') {
  const house = createHouse()
  const session = {
    account: { id: 'me', name: 'Arta Sample', email: 'arta@example.org', role },
    rights: rightsOf[role],
  }
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Way />
            <Outlet context={session} />
            <Leaving />
          </>
        ),
        children: [
          { path: '/admin/newsletter/issues/issue', element: <OpenedEditor read={house.issue} /> },
          { path: '/admin/slow', loader: () => new Promise(() => {}), element: <p>Slow</p> },
          { path: '*', element: <p>Elsewhere</p> },
        ],
      },
    ],
    { initialEntries: ['/admin/newsletter/issues/issue'] },
  )
  const screen = await render(
    <StaffClientInView value={house.client}>
      <StaffToasts>
        <RouterProvider router={router} />
      </StaffToasts>
    </StaffClientInView>,
  )
  return { house, router, screen, lit: () => screen.container.querySelector<HTMLElement>('[data-slot="lit-pane"]') }
}

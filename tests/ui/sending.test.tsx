import { createMemoryRouter, data, Outlet, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { staffCalls } from '#api/contract/staff/calls.ts'
import { createStaffClient, type RunStaffCall } from '#api/contract/staff/client.ts'
import { rightsOf } from '#api/contract/values/staff.ts'
import { Component } from '#site/routes/staff/issues/sending.tsx'
import { StaffClientInView } from '#site/staff/frame/staff-client-in-view.ts'
import { sendingAddress } from '#site/staff/issues/issue-addresses.ts'
import { sending } from '#stories/fixtures/staff/sending.ts'
import { render } from './render.tsx'

/** An issue that is sent, paused and taken up; of what the page asks for, answers are lost as long as it says so. */
function createIssue() {
  const issue = { state: 'sending' as 'sending' | 'paused', isLost: true, asked: [] as string[] }
  let at = 1
  const shown = () => ({ ...sending, id: 'i9', at: ++at, state: issue.state })
  const run: RunStaffCall = async (name) => ({ ok: true, answer: staffCalls[name].answer.parse(shown()) })
  return {
    issue,
    client: createStaffClient(run),
    loader: shown,
    async action({ request }: { request: Request }) {
      const deed = String((await request.formData()).get('deed'))
      issue.asked.push(deed)
      issue.state = deed === 'pause' ? 'paused' : 'sending'
      return issue.isLost ? data({ deed, ok: false, error: { code: 'network' } }, 503) : { deed, ok: true, answer: {} }
    },
  }
}

async function openSending() {
  const { issue, client, loader, action } = createIssue()
  const router = createMemoryRouter(
    [
      {
        element: (
          <StaffClientInView value={client}>
            <Outlet context={{ rights: rightsOf.owner }} />
          </StaffClientInView>
        ),
        children: [
          { path: '/admin/newsletter/issues/:id/sending', loader, action, Component, hydrateFallbackElement: <p /> },
        ],
      },
    ],
    { initialEntries: [sendingAddress('i9')] },
  )
  const screen = await render(<RouterProvider router={router} />)
  return { issue, pane: screen.getByRole('button', { name: /^(Pause|Go on|One moment)/ }).first(), screen }
}

/** As whoever comes back to the tab: the page asks how it goes. */
const look = () => document.dispatchEvent(new Event('visibilitychange'))

test('a pause whose answer was lost is told of until the page shows it, and no second press takes the sending up', async () => {
  const { issue, pane, screen } = await openSending()
  const problem = screen.getByText(/please try again/i)
  await userEvent.click(pane)
  await expect.element(problem).toBeVisible()
  look()
  await expect.element(pane).not.toHaveTextContent('Pause')
  expect(problem.query()).toBeNull()
  await userEvent.click(pane, { force: true })
  await userEvent.keyboard('p')
  expect(issue.asked).toEqual(['pause'])
  issue.isLost = false
  await expect.element(pane).toHaveTextContent('Go on')
  await userEvent.click(pane)
  await expect.poll(() => issue.asked).toEqual(['pause', 'resume'])
})

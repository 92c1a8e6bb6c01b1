import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useStaffSubmit } from '#site/staff/session/use-staff-submit.ts'
import { render } from './render.tsx'

/** A list in which the same deed may be done to one thing after the other. */
function Deeds() {
  const first = useStaffSubmit<never>('/things/1')
  const second = useStaffSubmit<never>('/things/2')
  return (
    <>
      <button type="button" onClick={() => first.submit({ deed: 'archive' })}>
        First
      </button>
      <button type="button" onClick={() => second.submit({ deed: 'archive' })}>
        Second
      </button>
    </>
  )
}

test('a double click sends a form once, the same deed for another thing, and again once it is answered', async () => {
  const sent: string[] = []
  const answers: (() => void)[] = []
  const router = createMemoryRouter([
    { path: '/', element: <Deeds /> },
    {
      path: '/things/:id',
      action: ({ params }) => {
        sent.push(params['id'] ?? '')
        return new Promise((resolve) => answers.push(() => resolve({ ok: true })))
      },
      element: null,
    },
  ])
  const screen = await render(<RouterProvider router={router} />)
  const button = (name: string) => screen.getByRole('button', { name })
  await userEvent.dblClick(button('First'))
  await userEvent.click(button('Second'))
  await vi.waitFor(() => expect(sent).toEqual(['1', '2']))
  for (const answer of answers.splice(0)) answer()
  await vi.waitFor(() => expect([...router.state.fetchers.values()]).toEqual([]))
  await userEvent.click(button('First'))
  await vi.waitFor(() => expect(sent).toEqual(['1', '2', '1']))
  for (const answer of answers.splice(0)) answer()
})

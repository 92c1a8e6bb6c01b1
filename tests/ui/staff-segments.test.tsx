import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useSegments } from '#site/staff/analytics/use-segments.ts'
import { render } from './render.tsx'

/** Which devices are counted is in the address, and so are the days. */
function Board() {
  const [query] = useSearchParams()
  const device = `/?device=${query.get('device')}`
  const { made, onSend } = useSegments(`${device}&days=${query.get('days')}`, device, 'https://dritare.example')
  return (
    <>
      <button type="button" onClick={() => onSend?.({ deed: 'makeShare', name: 'Phones', days: '30' })}>
        Make
      </button>
      <output>{made}</output>
    </>
  )
}

test('a link that was made stands there as long as what it shows is filtered', async () => {
  const action = () => ({ deed: 'makeShare', ok: true, answer: { path: '/analytics/shared?token=one' }, typed: {} })
  const router = createMemoryRouter([{ path: '/', action, element: <Board /> }], {
    initialEntries: ['/?device=mobile'],
  })
  const screen = await render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('button', { name: 'Make' }))
  const made = screen.getByRole('status')
  const link = 'https://dritare.example/analytics/shared?token=one'
  await expect.element(made).toHaveTextContent(link)
  await router.navigate('/?device=mobile&days=7')
  await expect.element(made).toHaveTextContent(link)
  await router.navigate('/?device=desktop&days=7')
  await expect.element(made).toHaveTextContent('')
})

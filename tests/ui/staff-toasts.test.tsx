import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { StaffToasts, useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import { render } from './render.tsx'

function Deed({ undo }: { undo?: () => void }) {
  const { show } = useToasts()
  return (
    <button type="button" onClick={() => show({ title: 'Deleted', undo })}>
      Delete
    </button>
  )
}

test('StaffToasts > goes by itself, and takes nothing back', async () => {
  const undo = vi.fn()
  const screen = await render(
    <StaffToasts secondLength={40}>
      <Deed undo={undo} />
    </StaffToasts>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  expect(undo).not.toHaveBeenCalled()
})

test('StaffToasts > under the focus > stands still, and can be taken back', async () => {
  const undo = vi.fn()
  const screen = await render(
    <StaffToasts secondLength={100}>
      <Deed undo={undo} />
    </StaffToasts>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.keyboard('{F8}')
  await expect.element(screen.getByText('The clock stands still')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  await expect.element(screen.getByText('Deleted', { exact: true })).not.toBeInTheDocument()
})

import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogContent, type DialogProps, DialogTitle, DialogTrigger } from '#ui/primitives/dialog.tsx'
import { render } from './render.tsx'

function Example(props: DialogProps) {
  return (
    <Dialog {...props}>
      <DialogTrigger asChild>
        <Button>Open</Button>
      </DialogTrigger>
      <DialogContent closeLabel="Close">
        <DialogTitle>Discover</DialogTitle>
        <a href="#inside">Inside</a>
      </DialogContent>
    </Dialog>
  )
}

test('Dialog > opening by Enter > moves the focus inside and keeps it there', async () => {
  const screen = await render(<Example />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('link', { name: 'Inside' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})

test('Dialog > closing > returns focus to the trigger after Escape', async () => {
  const onOpenChange = vi.fn()
  const screen = await render(<Example onOpenChange={onOpenChange} />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('dialog', { name: 'Discover' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
  expect(onOpenChange.mock.calls).toEqual([[true], [false]])
})

test('Dialog > closing > a click beside it closes it', async () => {
  const screen = await render(<Example />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  const overlay = document.querySelector('[data-slot="dialog-overlay"]')
  expect(overlay).not.toBeNull()
  if (overlay) await userEvent.click(overlay, { position: { x: 4, y: 4 } })
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('Dialog > closing > the button in the corner works by Space', async () => {
  const screen = await render(<Example />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
})

test('Dialog > open > the page behind does not scroll and is hidden from screen readers', async () => {
  const screen = await render(<Example defaultOpen />)
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(getComputedStyle(document.body).overflowY).toBe('hidden')
  expect(screen.container.getAttribute('aria-hidden')).toBe('true')
})

function Elsewhere() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Elsewhere
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent closeLabel="Close">
          <DialogTitle>Discover</DialogTitle>
        </DialogContent>
      </Dialog>
    </>
  )
}

test('Dialog > opened without a trigger > returns focus to where it was', async () => {
  const screen = await render(<Elsewhere />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
})

import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from '#ui/primitives/button.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '#ui/primitives/dropdown-menu.tsx'
import { render } from './render.tsx'

const onSelect = vi.fn()

function Example() {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>Actions</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem onSelect={() => onSelect('copy')}>Copy</DropdownMenuItem>
        <DropdownMenuItem disabled onSelect={() => onSelect('download')}>
          Download
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => onSelect('send')}>Send</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

async function open() {
  onSelect.mockClear()
  const screen = await render(<Example />)
  await userEvent.keyboard('{Tab}{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  return screen
}

test('DropdownMenu > keyboard > arrows pass over what is disabled, Home and End reach the ends', async () => {
  const screen = await open()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Send' })).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(screen.getByRole('menuitem', { name: 'Send' })).toHaveFocus()
})

test('DropdownMenu > keyboard > a letter leads to the line that begins with it', async () => {
  const screen = await open()
  await userEvent.keyboard('s')
  await expect.element(screen.getByRole('menuitem', { name: 'Send' })).toHaveFocus()
})

test('DropdownMenu > choosing by Enter > acts once, shuts, and gives the focus back', async () => {
  const screen = await open()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
  expect(onSelect.mock.calls).toEqual([['copy']])
})

test('DropdownMenu > Escape > shuts without acting', async () => {
  const screen = await open()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions' })).toHaveFocus()
  expect(onSelect).not.toHaveBeenCalled()
})

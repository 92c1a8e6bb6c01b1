import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { StaffToasts, useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'
import type { ShownToast } from '#ui/blocks/staff/frame/toast-stand.tsx'
import { Button } from '#ui/primitives/button.tsx'

const onUndo = fn()

function Deed({ label, toast }: { label: string; toast: Omit<ShownToast, 'id'> }) {
  const { show } = useToasts()
  return <Button onClick={() => show(toast)}>{label}</Button>
}

const meta = {
  title: 'Blocks/Staff/Frame/Staff toasts',
  component: StaffToasts,
  args: {
    // Their clock stands still.
    secondLength: 3_600_000,
    children: (
      <div className="flex min-h-120 flex-wrap items-start gap-3">
        <Deed label="Save" toast={{ tone: 'success', title: 'The post is saved' }} />
        <Deed
          label="Delete"
          toast={{ title: 'The post is in Recently deleted', text: 'It waits there for 30 days.', undo: onUndo }}
        />
        <Deed
          label="Answer"
          toast={{ title: 'The answer is on its way', undo: () => Promise.reject(new Error('sent')) }}
        />
      </div>
    ),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `What was done, and ten panes that go dark while it can be taken back. They stand still under the pointer and the focus; F8 leads there.

**Do** call \`useToasts().show({ title, undo })\` where the result cannot be seen otherwise. **Don’t** say errors of a form with it.`,
      },
      story: { inline: false, height: '480px' },
    },
  },
} satisfies Meta<typeof StaffToasts>

export default meta
type Story = StoryObj<typeof meta>

export const Said: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('The post is saved')).toBeVisible()
  },
}

export const WithUndo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(await screen.findByText('10 seconds left to undo')).toBeVisible()
  },
}

export const TakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    onUndo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(onUndo).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.queryByText('The post is in Recently deleted')).toBeNull())
  },
}

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await screen.findByText('10 seconds left to undo')
    await userEvent.keyboard('[F8]')
    await expect(await screen.findByText('The clock stands still')).toBeVisible()
  },
}

export const NotTakenBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Answer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await expect(await screen.findByText('That was not undone')).toBeVisible()
  },
}

export const Phone: Story = { ...WithUndo, globals: { viewport: { value: 'phone', isRotated: false } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Toast, ToastProvider, type ToastTone } from '#ui/primitives/toast.tsx'

const tones: ToastTone[] = ['neutral', 'success', 'danger']
const onUndo = fn()
const undo = { label: 'Undo', description: 'Undo (also in the history)', onSelect: onUndo }

const meta = {
  id: 'primitives-toast',
  title: 'Primitives/Feedback/Toast',
  component: Toast,
  args: { title: 'The post is saved', closeLabel: 'Dismiss', duration: Number.POSITIVE_INFINITY, onOpenChange: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: `A passing word about what just happened. It waits while the pointer or the focus is on it; F8 leads to it.

**Do** use it where the result cannot be seen otherwise. **Do** offer undo elsewhere as well.

**Don’t** put errors of a form into it: they stand at their fields. Nothing that must be answered passes by.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <ToastProvider label="Notice" viewportLabel="Notices ({hotkey})">
        <div className="min-h-72" />
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const Neutral: Story = {
  play: async () => {
    await expect(await screen.findByText('The post is saved')).toBeVisible()
  },
}

export const Success: Story = { args: { tone: 'success', description: 'It is on the site in all six languages.' } }

export const Danger: Story = {
  args: { tone: 'danger', title: 'The post was not saved', description: 'The connection was lost. It is tried again.' },
}

export const WithAction: Story = {
  args: { action: undo, title: 'The post is in the bin' },
  play: async ({ userEvent }) => {
    onUndo.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(onUndo).toHaveBeenCalledOnce())
  },
}

export const Dismissed: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('The post is saved')).toBeNull())
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <>
      {tones.map((tone) => (
        <Toast
          key={tone}
          {...args}
          tone={tone}
          description="A second sentence says what follows from it."
          action={undo}
        />
      ))}
      <Toast {...args} />
    </>
  ),
}

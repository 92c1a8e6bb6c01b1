import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PushControl } from '#ui/blocks/push/push-control.tsx'

const meta = {
  title: 'Blocks/Push/Push control',
  component: PushControl,
  args: { state: 'off', onEnable: fn(), onUnsubscribe: fn(), onHelp: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          '**Do** open the push modal from it before the browser asks; a refused permission cannot be asked for again.\n\n**Don’t** hide a problem: show it and offer the steps. Where no script runs, the control says that it needs one, and has no button.',
      },
    },
  },
} satisfies Meta<typeof PushControl>

export default meta
type Story = StoryObj<typeof meta>

export const NotSubscribed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enable notifications' }))
    await waitFor(() => expect(args.onEnable).toHaveBeenCalledOnce())
  },
}

export const Enabling: Story = {
  args: { state: 'enabling' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enabling…' }))
    await waitFor(() => expect(args.onEnable).not.toHaveBeenCalled())
  },
}

export const Subscribed: Story = {
  args: { state: 'on' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }))
    await waitFor(() => expect(args.onUnsubscribe).toHaveBeenCalledOnce())
  },
}

export const Unsubscribing: Story = {
  args: { state: 'disabling' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Unsubscribing…' })).toHaveAttribute('aria-disabled', 'true')
  },
}

export const Failed: Story = {
  args: { problem: 'subscribeFailed' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Subscribing failed')
    await userEvent.click(canvas.getByRole('button', { name: 'What to do' }))
    await waitFor(() => expect(args.onHelp).toHaveBeenCalledOnce())
  },
}

export const UnsubscribingFailed: Story = {
  args: { state: 'on', problem: 'unsubscribeFailed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Unsubscribing failed')
  },
}

export const InTheFooter: Story = {
  decorators: [
    (Story) => (
      <div data-theme="night" className="bg-paper p-6 text-ink">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Notifications' })).toBeVisible()
  },
}

export const Phone: Story = {
  args: { problem: 'permissionDenied' },
  globals: { viewport: { value: 'phone' } },
}

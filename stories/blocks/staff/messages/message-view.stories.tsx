import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { asideMessage, openMessage } from '#stories/fixtures/staff/messages.ts'
import { MessageView } from '#ui/blocks/staff/messages/message-view.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message view',
  component: MessageView,
  args: { message: openMessage, clock, action: '#done', onDeed: fn() },
  parameters: {
    docs: {
      description: {
        component: '**Don’t** ask before one is deleted: it can be brought back for thirty days.',
      },
    },
  },
} satisfies Meta<typeof MessageView>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await expect(args.onDeed).toHaveBeenCalledWith('delete')
  },
}

export const Aside: Story = { args: { message: asideMessage } }

export const Archived: Story = { args: { message: { ...openMessage, state: 'archived' } } }

export const Phone: Story = { args: { message: asideMessage }, globals: { viewport: { value: 'phone' } } }

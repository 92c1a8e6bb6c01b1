import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MessageDeeds } from '#ui/blocks/staff/messages/message-deeds.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Message deeds',
  component: MessageDeeds,
  args: { message: { state: 'new' }, action: '#done', onDeed: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    docs: {
      description: {
        component:
          'For phones alone, above the frame’s foot bar, whose lit pane leads to the answer. What stands here is hidden in the message there.',
      },
    },
  },
} satisfies Meta<typeof MessageDeeds>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await expect(args.onDeed).toHaveBeenLastCalledWith('archive')
  },
}

export const Aside: Story = {
  args: { message: { state: 'quarantined' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release' }))
    await expect(args.onDeed).toHaveBeenCalledWith('release')
  },
}

export const Archived: Story = { args: { message: { state: 'archived' } } }

export const ArchivedGerman: Story = { args: { message: { state: 'archived' } }, globals: { locale: 'de' } }

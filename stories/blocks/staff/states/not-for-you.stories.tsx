import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotForYou } from '#ui/blocks/staff/states/not-for-you.tsx'

const meta = {
  title: 'Blocks/Staff/States/Not for you',
  component: NotForYou,
  args: {
    role: 'moderator',
    text: 'Outbox, backups and keys are the owner’s.',
    ownerHref: 'mailto:owner@dritare.example',
  },
  parameters: {
    docs: {
      description: {
        component: 'An address that is there, but not for this role. **Do** say whose it is, and whom to ask.',
      },
    },
  },
} satisfies Meta<typeof NotForYou>

export default meta
type Story = StoryObj<typeof meta>

export const Moderator: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'This pane is shut for moderators.' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Tell an owner' })).toBeVisible()
  },
}

export const NobodyToTell: Story = { args: { text: undefined, ownerHref: undefined } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

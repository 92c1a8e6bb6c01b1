import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkExpired } from '#ui/blocks/staff/door/link-expired.tsx'
import { AtTheDoor, fitsTheWindow, onAPhone } from './at-the-door.tsx'

const meta = {
  title: 'Blocks/Staff/Door/Link expired',
  component: LinkExpired,
  decorators: [(Story) => <AtTheDoor>{Story()}</AtTheDoor>],
  args: { kind: 'reset', signInHref: '#door', resetHref: '#reset' },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say that nothing has changed, and what to do next. **Don’t** tell a link that never was from one that was used.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof LinkExpired>

export default meta
type Story = StoryObj<typeof meta>

export const OfAReset: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '#reset')
  },
}

export const OfAnInvitation: Story = {
  args: { kind: 'invitation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'To the sign-in' })).toHaveAttribute('href', '#door')
  },
}

export const OfAnAddress: Story = { args: { kind: 'address' } }

export const OnAPhone: Story = { globals: onAPhone, play: fitsTheWindow }

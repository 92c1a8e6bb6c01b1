import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { accountBoard, offer } from '#stories/fixtures/staff/account.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { AccountBoard } from '#ui/blocks/staff/account/account-board.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Account board',
  component: AccountBoard,
  args: { clock, action: '#done', ...accountBoard, passkeys: { ...accountBoard.passkeys, onAdd: fn() } },
  parameters: {
    docs: {
      description: { component: 'Everything that is one’s own. **Do** keep how one gets in apart from how one works.' },
    },
  },
} satisfies Meta<typeof AccountBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('region')).toHaveLength(9)
  },
}

export const NewPhone: Story = { args: { secondStep: { ...accountBoard.secondStep, offer } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Tiny: Story = { globals: { viewport: { value: 'tiny' } } }

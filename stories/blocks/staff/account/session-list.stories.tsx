import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sessions } from '#stories/fixtures/staff/account.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { SessionList } from '#ui/blocks/staff/account/session-list.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Session list',
  component: SessionList,
  args: { sessions, clock, action: '#done', onEnd: fn(), onEndOthers: fn() },
  parameters: {
    docs: {
      description: {
        component: 'Where one is signed in. **Don’t** offer to end the one that is looking: that is signing out.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof SessionList>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'End: Safari, iPhone, since Tuesday 18:20' }))
    await expect(args.onEnd).toHaveBeenCalledWith('s2')
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
}

export const OnlyHere: Story = {
  args: { sessions: sessions.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

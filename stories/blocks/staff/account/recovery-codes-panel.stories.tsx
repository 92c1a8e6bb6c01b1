import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RecoveryCodesPanel } from '#ui/blocks/staff/account/recovery-codes-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Recovery codes panel',
  component: RecoveryCodesPanel,
  args: { left: 8, total: 10, action: '#done', onMake: fn() },
  parameters: {
    docs: {
      description: { component: 'How many are left; used ones are shuttered. **Don’t** show a code a second time.' },
    },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof RecoveryCodesPanel>

export default meta
type Story = StoryObj<typeof meta>

export const EightLeft: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Each opens the door once. 8 of 10 are left.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make ten new ones' }))
    await expect(args.onMake).toHaveBeenCalledOnce()
  },
}

export const NoneLeft: Story = {
  args: { left: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('None are left.')
  },
}

export const BeforeTheFirstApp: Story = { args: { left: 0, total: 0 } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

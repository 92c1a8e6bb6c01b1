import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LetterKeys } from '#ui/blocks/staff/account/letter-keys.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Letter keys',
  component: LetterKeys,
  args: { isOn: true, action: '#done', onChange: fn() },
  parameters: {
    docs: { description: { component: 'The switch of WCAG 2.1.4. **Do** say for whom it is.' } },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof LetterKeys>

export default meta
type Story = StoryObj<typeof meta>

export const On: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Single letters do things' }))
    await expect(args.onChange).toHaveBeenCalledWith(false)
  },
}

export const Off: Story = {
  args: { isOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('All of them')).toBeNull()
  },
}

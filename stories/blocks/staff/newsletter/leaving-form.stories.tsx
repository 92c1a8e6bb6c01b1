import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LeavingForm, leavingForm } from '#ui/blocks/staff/newsletter/leaving-form.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Leaving form',
  component: LeavingForm,
  args: { action: '#left', onLeave: fn() },
  parameters: { layout: 'padded' },
  render: (args) => (
    <div className="grid max-w-90 justify-items-start gap-4">
      <LeavingForm {...args} />
      <button type="submit" form={leavingForm}>
        The lit pane
      </button>
    </div>
  ),
} satisfies Meta<typeof LeavingForm>

export default meta
type Story = StoryObj<typeof meta>

export const AskedByPhone: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'The lit pane' }))
    await expect(args.onLeave).not.toHaveBeenCalled()
    await userEvent.selectOptions(canvas.getByLabelText('How did they ask?'), 'phone')
    await userEvent.click(canvas.getByRole('button', { name: 'The lit pane' }))
    await expect(args.onLeave).toHaveBeenCalledWith('phone')
  },
}

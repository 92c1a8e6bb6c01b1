import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { KeepForm } from '#ui/blocks/staff/applications/keep-form.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Keep form',
  component: KeepForm,
  decorators: [(Story) => <div className="max-w-104 p-5">{Story()}</div>],
  args: { id: 'a1', days: { from: '2027-11-06', until: '2028-11-05' }, clock, action: '#done', onKeep: fn() },
} satisfies Meta<typeof KeepForm>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Until 5 November 2028 at the latest/)).toBeVisible()
  },
}

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    // A date field is typed in the order of its language.
    fireEvent.change(canvas.getByLabelText('Deleted on'), { target: { value: '2028-03-01' } })
    await userEvent.selectOptions(canvas.getByLabelText('Ground'), 'The applicant agreed')
    await userEvent.type(canvas.getByLabelText('In your words'), 'Agreed on the phone to wait.')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it longer, and send the mail' }))
    await expect(args.onKeep).toHaveBeenCalledWith({
      until: '2028-03-01',
      ground: 'consent',
      reason: 'Agreed on the phone to wait.',
      seen: '',
    })
  },
}

export const Refused: Story = {
  args: {
    typed: { until: '2029-01-01', ground: '', reason: 'So' },
    errors: {
      until: 'Please choose one of the days that are possible.',
      ground: 'Please say on which ground.',
      reason: 'Please say why in at least ten letters.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Deleted on')).toHaveFocus()
  },
}

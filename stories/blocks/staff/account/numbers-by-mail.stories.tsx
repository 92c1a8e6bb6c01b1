import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NumbersByMail } from '#ui/blocks/staff/account/numbers-by-mail.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Numbers by mail',
  component: NumbersByMail,
  args: { values: { report: 'none', alerts: false }, action: '#done', onSend: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'What of the numbers comes by mail. **Do** say what counts as unusual. **Don’t** switch anything on for somebody.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-150">{Story()}</div>],
} satisfies Meta<typeof NumbersByMail>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Report'), 'weekly')
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onSend).toHaveBeenCalledWith({ report: 'weekly', alerts: true })
  },
}

export const Saved: Story = { args: { values: { report: 'monthly', alerts: true }, isSaved: true } }

export const German: Story = { globals: { locale: 'de', theme: 'night' } }

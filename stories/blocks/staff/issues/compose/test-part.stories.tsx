import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { testers } from '#stories/fixtures/staff/issues.ts'
import { TestPart } from '#ui/blocks/staff/issues/compose/test-part.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Test part',
  component: TestPart,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    language: 'de',
    testers,
    action: '#test',
    onSend: fn(),
  },
} satisfies Meta<typeof TestPart>

export default meta
type Story = StoryObj<typeof meta>

export const ToMyself: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'English' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }))
    await expect(args.onSend).toHaveBeenCalledWith({ languages: ['en', 'de'], to: ['arta'] })
  },
}

export const Sending: Story = { args: { isSending: true } }

export const Sent: Story = { args: { told: { tone: 'success', words: '2 mails are on their way.' } } }

export const Refused: Story = { args: { told: { tone: 'danger', words: 'The mail server does not answer.' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { openMessage } from '#stories/fixtures/staff/messages.ts'
import { ReplyBox } from '#ui/blocks/staff/messages/reply-box.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Reply box',
  component: ReplyBox,
  args: { message: openMessage, action: '#done', newId: 'answer', text: '', onText: fn(), onSend: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'An answer in the sender’s language. **Do** let it go only when every gap is filled, or when its writer says so.',
      },
    },
  },
} satisfies Meta<typeof ReplyBox>

const first = openMessage.templates.find(({ name }) => name === 'first')?.text ?? ''

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}

export const FromATemplate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Begin with' }), 'First answer, project')
    await userEvent.click(canvas.getByRole('button', { name: /^Take it/ }))
    await expect(canvas.getByText('3 gaps are left:')).toBeVisible()
    await expect(args.onText).toHaveBeenCalledOnce()
    // Another one takes its place: nothing of it is one's own.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Begin with' }), 'A call')
    await userEvent.click(canvas.getByRole('button', { name: 'Take it' }))
    await expect(canvas.getByLabelText('Your answer')).not.toHaveValue(expect.stringContaining(first))
  },
}

export const FromATemplateAboveOnesOwn: Story = {
  args: { text: 'Guten Tag, gern am Dienstag.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Begin with' }), 'First answer, project')
    await userEvent.dblClick(canvas.getByRole('button', { name: /^Take it/ }))
    await expect(canvas.getByLabelText('Your answer')).toHaveValue(`${first}\n\nGuten Tag, gern am Dienstag.`)
  },
}

export const Doubtful: Story = {
  // The page is still loading what the doubt has changed.
  args: { text: 'Guten Tag, gern.', kept: 'kept', doubt: { why: 'writing', by: 'Mira Muster' }, isSending: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send it all the same' }))
    await expect(args.onSend).toHaveBeenCalledWith('Guten Tag, gern.', true)
  },
}

export const Refused: Story = { args: { error: 'Please write something first.' } }

export const Phone: Story = {
  args: { text: 'Guten Tag, gern.', kept: 'full' },
  globals: { viewport: { value: 'phone' } },
}

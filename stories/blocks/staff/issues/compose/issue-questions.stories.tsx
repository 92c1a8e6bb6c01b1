import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { IssueQuestions } from '#ui/blocks/staff/issues/compose/issue-questions.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Issue questions',
  component: IssueQuestions,
  args: { asked: 'send', people: 306, isBusy: false, onEnd: fn(), onSend: fn(), onDelete: fn() },
  // An open one would cover the page, so each has its own frame.
  parameters: { docs: { story: { inline: false, height: '480px' } } },
} satisfies Meta<typeof IssueQuestions>

export default meta
type Story = StoryObj<typeof meta>

export const SendingNow: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send it now' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

export const Deleting: Story = {
  args: { asked: 'delete' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete this issue' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

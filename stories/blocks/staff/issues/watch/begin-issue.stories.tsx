import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { BeginIssue, beginForm } from '#ui/blocks/staff/issues/watch/begin-issue.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Begin issue',
  component: BeginIssue,
  args: { action: '#issues', onBegin: fn() },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <DeedButton type="submit" form={beginForm}>
          New issue
        </DeedButton>
      </>
    ),
  ],
} satisfies Meta<typeof BeginIssue>

export default meta
type Story = StoryObj<typeof meta>

export const FromAButtonElsewhere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New issue' }))
    await expect(args.onBegin).toHaveBeenCalledOnce()
  },
}

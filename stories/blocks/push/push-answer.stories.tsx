import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PushAnswer } from '#ui/blocks/push/push-answer.tsx'

const meta = {
  title: 'Blocks/Push/Push answer',
  component: PushAnswer,
  args: { problem: 'permissionDenied', onRetry: fn(), onRefresh: fn(), onGuide: fn(), onClose: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'All ten problems are shown in **Push modal**.\n\n**Do** put the step that helps most often first.\n\n**Don’t** blame the visitor for what is ours.',
      },
    },
  },
} satisfies Meta<typeof PushAnswer>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
}

export const NothingToRetry: Story = {
  args: { problem: 'unsupportedBrowser' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Retrying: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onRetry).not.toHaveBeenCalled())
  },
}

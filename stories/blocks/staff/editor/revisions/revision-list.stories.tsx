import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { revisions } from '#stories/fixtures/staff/translation.ts'
import { RevisionList } from '#ui/blocks/staff/editor/revisions/revision-list.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Revisions/Revision list',
  component: RevisionList,
  decorators: [
    (Story) => (
      <div className="max-w-[21rem] border-line sm:border-r">
        <Story />
      </div>
    ),
  ],
  args: { language: 'en', revisions, clock, compared: 'r3', hrefFor: (id) => `#${id}`, onCompare: fn() },
  parameters: {
    docs: { description: { component: 'What a language of a post was, by time. Each comparison has its address.' } },
  },
} satisfies Meta<typeof RevisionList>

export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: /28 October/ }))
    await expect(args.onCompare).toHaveBeenCalledWith('r1')
  },
}

export const OnlyOne: Story = { args: { revisions: revisions.slice(0, 1), compared: undefined } }

export const Loading: Story = { args: { revisions: undefined } }

export const Offline: Story = {
  args: { revisions: undefined, hasFailed: true, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { revisionNow, revisionThen } from '#stories/fixtures/staff/translation.ts'
import { RevisionFacts } from '#ui/blocks/staff/editor/revisions/revision-facts.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Revisions/Revision facts',
  component: RevisionFacts,
  decorators: [
    (Story) => (
      <div className="max-w-[22.5rem]">
        <Story />
      </div>
    ),
  ],
  args: { from: revisionThen, to: revisionNow, isSource: true, onBringBack: fn() },
  parameters: { docs: { description: { component: 'What is different in figures, and the way back.' } } },
} satisfies Meta<typeof RevisionFacts>

export default meta
type Story = StoryObj<typeof RevisionFacts>

export const Source: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('3 of 9')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Bring back revision 1/ }))
    await expect(args.onBringBack).toHaveBeenCalledOnce()
  },
}

export const Busy: Story = { args: { isBusy: true } }

export const NobodyMay: Story = { args: { onBringBack: undefined, isSource: false } }

export const German: Story = { globals: { locale: 'de' } }

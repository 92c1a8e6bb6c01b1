import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueText } from '#stories/fixtures/staff/issues.ts'
import { AudiencePart } from '#ui/blocks/staff/issues/compose/audience-part.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Audience part',
  component: AudiencePart,
  decorators: [(Story) => <div className="max-w-80 border-line border-r">{Story()}</div>],
  args: {
    value: issueText,
    onChange: fn(),
  },
} satisfies Meta<typeof AudiencePart>

export default meta
type Story = StoryObj<typeof meta>

export const SomeTopics: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'News' }))
    await expect(args.onChange).toHaveBeenCalledWith({ topics: ['insights', 'news'] })
  },
}

export const Everybody: Story = { args: { value: { ...issueText, topics: [] } } }

export const FallsBack: Story = { args: { value: { ...issueText, gaps: 'fall' } } }

export const ReadOnly: Story = { args: { isReadOnly: true } }

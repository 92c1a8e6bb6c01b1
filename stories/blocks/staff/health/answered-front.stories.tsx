import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { answered, justBegun, neverSilent } from '#stories/fixtures/staff/health.ts'
import { AnsweredFront } from '#ui/blocks/staff/health/answered-front.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Answered front',
  component: AnsweredFront,
  args: { answered, clock },
  parameters: {
    docs: {
      description: {
        component:
          'Whether the house answered in the last ninety days, a pane a day. **Do** say each silence in words as well. **Don’t** round up: 99.999 % are not 100.',
      },
    },
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
} satisfies Meta<typeof AnsweredFront>

export default meta
type Story = StoryObj<typeof meta>

export const TwoSilences: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99.96% of the time')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const NeverSilent: Story = { args: { answered: neverSilent } }

export const JustBegun: Story = {
  args: { answered: justBegun },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Counted since 7 November/)).toBeVisible()
  },
}

export const Silent: Story = { args: { answered: null } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

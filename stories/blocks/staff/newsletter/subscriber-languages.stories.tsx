import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { growth } from '#stories/fixtures/staff/newsletter.ts'
import { SubscriberLanguages } from '#ui/blocks/staff/newsletter/subscriber-languages.tsx'

const { months: _, ...args } = growth

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber languages',
  component: SubscriberLanguages,
  args: { ...args, clock },
  decorators: [(Story) => <div className="max-w-90">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'How many read in which language, and who has joined in the last month.' } },
  },
} satisfies Meta<typeof SubscriberLanguages>

export default meta
type Story = StoryObj<typeof meta>

export const Six: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('143')
    await expect(canvas.getByText(/Forgotten after 30 days/)).toBeVisible()
  },
}

export const German: Story = { args: { unconfirmed: 0 }, globals: { locale: 'de' } }

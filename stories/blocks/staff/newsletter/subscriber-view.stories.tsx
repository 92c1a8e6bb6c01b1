import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { importedSubscriber, subscriber } from '#stories/fixtures/staff/newsletter.ts'
import { SubscriberView } from '#ui/blocks/staff/newsletter/subscriber-view.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Subscriber view',
  component: SubscriberView,
  args: { subscriber, clock },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  parameters: {
    docs: {
      description: { component: 'What one consent stands on. **Do** show the proof as it is kept, word by word.' },
    },
  },
} satisfies Meta<typeof SubscriberView>

export default meta
type Story = StoryObj<typeof meta>

export const ClickedTwice: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('192.0.2.17')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
  },
}

export const ImportedUnconfirmed: Story = { args: { subscriber: importedSubscriber }, globals: { locale: 'de' } }

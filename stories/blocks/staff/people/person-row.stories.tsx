import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { moderator, owner } from '#stories/fixtures/staff/people.ts'
import { PersonRow } from '#ui/blocks/staff/people/person-row.tsx'

const meta = {
  title: 'Blocks/Staff/People/Person row',
  component: PersonRow,
  args: { person: owner, clock },
  parameters: {
    docs: { description: { component: 'Somebody who works here. **Do** say the role in words beside the seat.' } },
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
} satisfies Meta<typeof PersonRow>

export default meta
type Story = StoryObj<typeof meta>

export const You: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('here now')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'English, Shqip, Deutsch' })).toBeVisible()
  },
}

export const WithoutSecondStep: Story = {
  args: { person: { ...moderator, secondStep: { has: false, dueAt: clock.now + 6 * 86_400_000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('none; shut out on 15 Nov')).toBeVisible()
  },
}

export const ShutOut: Story = {
  args: { person: { ...moderator, secondStep: { has: false, dueAt: clock.now - 86_400_000 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('none; shut out since 8 Nov')).toBeVisible()
  },
}

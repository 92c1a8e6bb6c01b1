import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { rights } from '#stories/fixtures/staff/people.ts'
import { RightsTable } from '#ui/blocks/staff/people/rights-table.tsx'

const meta = {
  title: 'Blocks/Staff/People/Rights table',
  component: RightsTable,
  args: { rights },
  parameters: {
    docs: { description: { component: 'What each role may do. **Do** give it the table that the server checks.' } },
  },
  decorators: [(Story) => <div className="max-w-180">{Story()}</div>],
} satisfies Meta<typeof RightsTable>

export default meta
type Story = StoryObj<typeof meta>

export const OwnersAndModerators: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Send the newsletter may may not' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

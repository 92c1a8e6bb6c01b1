import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { rules } from '#stories/fixtures/staff/health.ts'
import { DeletionTable } from '#ui/blocks/staff/health/deletion-table.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Deletion table',
  component: DeletionTable,
  args: { rules, clock, promiseHref: '#retention' },
  parameters: {
    docs: {
      description: {
        component: 'Every period of deletion. **Do** link to what visitors were promised.',
      },
    },
  },
} satisfies Meta<typeof DeletionTable>

export default meta
type Story = StoryObj<typeof meta>

export const AllRules: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^Messages 36 months after the sender’s last one/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /^Visits 24 months GDPR page within the hour 1,318/ })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const DoesNotAnswer: Story = { args: { rules: null } }

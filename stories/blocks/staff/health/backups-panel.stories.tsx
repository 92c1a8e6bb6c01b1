import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackupsPanel } from '#ui/blocks/staff/health/backups-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Backups panel',
  component: BackupsPanel,
  args: { kind: 'sqlite' },
  parameters: {
    docs: {
      description: {
        component: 'There are none yet, and it says what to do instead.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof BackupsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const OnSqlite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/makes no backups yet/)).toBeVisible()
  },
}

export const OnPostgres: Story = { args: { kind: 'postgres' } }

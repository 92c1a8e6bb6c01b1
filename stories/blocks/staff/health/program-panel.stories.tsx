import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { wellHealth } from '#stories/fixtures/staff/health.ts'
import { ProgramPanel } from '#ui/blocks/staff/health/program-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Program panel',
  component: ProgramPanel,
  args: { program: wellHealth.program, database: wellHealth.database, clock },
  parameters: {
    docs: {
      description: {
        component: 'What runs, since when, on which database.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof ProgramPanel>

export default meta
type Story = StoryObj<typeof meta>

export const OnSqlite: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SQLite 3.53.1')).toBeVisible()
    await expect(canvas.getByText('14 days')).toBeVisible()
  },
}

export const OnPostgres: Story = {
  args: {
    program: { ...wellHealth.program, startedAt: clock.now - 5_000_000 },
    database: { kind: 'postgres', version: '18.1', steps: 20, known: 20 },
  },
}

export const DatabaseSilent: Story = { args: { database: null } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { badJobs, jobs } from '#stories/fixtures/staff/health.ts'
import { JobsPanel } from '#ui/blocks/staff/health/jobs-panel.tsx'

const meta = {
  title: 'Blocks/Staff/Health/Jobs panel',
  component: JobsPanel,
  args: { jobs, clock },
  parameters: {
    docs: {
      description: {
        component: 'What the server does by itself. **Do** keep the last error after a good run: it may come again.',
      },
    },
  },
  decorators: [(Story) => <div className="max-w-110 border border-line">{Story()}</div>],
} satisfies Meta<typeof JobsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Well: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every 1 h. Next: today 09:30.')).toBeVisible()
  },
}

export const FailedAndLate: Story = {
  args: { jobs: badJobs },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('failed')).toBeVisible()
    await expect(canvas.getByText(/Last error today 08:30: EACCES/)).toBeVisible()
  },
}

export const JustInstalled: Story = {
  args: { jobs: jobs.map((job) => ({ ...job, standing: 'never', endedAt: null, nextAt: null })) },
}

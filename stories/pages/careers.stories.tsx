import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CareersPage } from '#site/pages/careers-page.tsx'
import { openings } from '#stories/fixtures/openings.ts'

const meta = {
  title: 'Pages/Careers',
  component: CareersPage,
  args: {
    action: '#sent',
    interests: ['freelancer', 'partnership', 'fulltime', 'other'],
    maxResumeSize: 10_000_000,
    openings,
    onSend: fn(),
  },
} satisfies Meta<typeof CareersPage>

export default meta
type Story = StoryObj<typeof meta>

export const WithOpenings: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Come and sit at the window.' })).toBeVisible()
  },
}

export const NoOpenings: Story = {
  args: { openings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No openings right now.')).toBeVisible()
  },
}

export const Sent: Story = {
  args: { isSent: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('form')).not.toBeInTheDocument()
  },
}

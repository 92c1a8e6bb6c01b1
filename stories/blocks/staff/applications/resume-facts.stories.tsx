import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { application, riskyResume } from '#stories/fixtures/staff/applications.ts'
import { ResumeFacts } from '#ui/blocks/staff/applications/resume-facts.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Resume facts',
  component: ResumeFacts,
  decorators: [(Story) => <div className="max-w-104 p-5">{Story()}</div>],
  args: { id: 'a1', resume: application.resume, action: '#done' },
  parameters: {
    docs: {
      description: {
        component:
          'What is known of a résumé. It is saved, never shown here: a stranger made the file. **Do** say what was found in it before somebody opens it.',
      },
    },
  },
} satisfies Meta<typeof ResumeFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Harmless: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/212/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save it' })).toBeVisible()
  },
}

export const Risky: Story = {
  args: { resume: riskyResume },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Look out:')).toBeVisible()
  },
}

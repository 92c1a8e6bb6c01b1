import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { application, coveredApplication } from '#stories/fixtures/staff/applications.ts'
import { ApplicantName } from '#ui/blocks/staff/applications/applicant-name.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Applicant name',
  component: ApplicantName,
  args: { application: coveredApplication, action: '#done' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Where the operator wants it (`COVER_APPLICANTS`), names stay covered until the interview. Showing one is a line of the log, and it stays shown while its sheet is open.',
      },
    },
  },
} satisfies Meta<typeof ApplicantName>

export default meta
type Story = StoryObj<typeof meta>

export const Covered: Story = {}

export const Shown: Story = {
  render: function Render(args) {
    const [isShown, setShown] = useState(false)
    return <ApplicantName {...args} {...(isShown && { application })} onShow={() => setShown(true)} />
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show name' }))
    await expect(canvas.getByRole('heading', { name: 'Frontend Muster' })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

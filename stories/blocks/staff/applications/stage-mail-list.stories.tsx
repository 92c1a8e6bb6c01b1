import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mails } from '#stories/fixtures/staff/applications.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { StageMailList } from '#ui/blocks/staff/applications/stage-mail-list.tsx'

const meta = {
  title: 'Blocks/Staff/Applications/Stage mail list',
  component: StageMailList,
  decorators: [(Story) => <div className="max-w-104 p-5">{Story()}</div>],
  args: { mails, clock },
} satisfies Meta<typeof StageMailList>

export default meta
type Story = StoryObj<typeof meta>

export const OneGivenUp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/it did not arrive/)).toBeVisible()
  },
}

/** Their mail server took it, and reported later. */
export const OneCameBack: Story = {
  args: { mails: mails.map((mail) => ({ ...mail, state: 'returned' })) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/then came back: it did not arrive/)[0]).toBeVisible()
  },
}

export const OnTheirWay: Story = {
  args: {
    mails: mails.map((mail) => ({ ...mail, state: mail.id === 'e1' ? 'unknown' : 'waiting', stateAt: null })),
  },
}

export const None: Story = { args: { mails: [] } }

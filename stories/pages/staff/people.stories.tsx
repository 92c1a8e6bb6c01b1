import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PeoplePage } from '#site/pages/staff/people-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { gone, invitations, people, rights } from '#stories/fixtures/staff/people.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/People',
  component: PeoplePage,
  decorators: [(Story) => <InTheHouse current="people">{Story()}</InTheHouse>],
  args: {
    clock,
    action: '#done',
    tabs: {
      shown: 'working',
      counts: { working: people.length, invited: invitations.length, gone: gone.length },
      hrefFor: (shown) => `#${shown}`,
    },
    people,
    invitations,
    gone,
    settings: { moderatorsNeedSecondFactor: true },
    rights,
    invite: {},
    onDeed: fn(),
  },
} satisfies Meta<typeof PeoplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Invite\b/ })).toHaveAttribute('href', '#invite')
  },
}

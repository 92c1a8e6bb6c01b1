import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { gone, invitations, people, rights } from '#stories/fixtures/staff/people.ts'
import { PeopleBoard } from '#ui/blocks/staff/people/people-board.tsx'
import type { PeopleShown } from '#ui/blocks/staff/people/people-tabs.tsx'

const tabs = (shown: PeopleShown) => ({
  shown,
  counts: { working: 4, invited: 2, gone: 1 },
  hrefFor: (next: PeopleShown) => `#${next}`,
})

const meta = {
  title: 'Blocks/Staff/People/People board',
  component: PeopleBoard,
  args: {
    clock,
    action: '#done',
    tabs: tabs('working'),
    working: { people },
    invited: { invitations },
    gone: { people: gone },
    invite: {},
    settings: { moderatorsNeedSecondFactor: true },
    rights,
  },
  parameters: {
    docs: { description: { component: 'The owner’s page of people. **Don’t** send it to a phone for long work.' } },
  },
} satisfies Meta<typeof PeopleBoard>

export default meta
type Story = StoryObj<typeof meta>

export const WorkingHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Invite somebody' })).toBeVisible()
  },
}

export const Invited: Story = { args: { tabs: tabs('invited') } }

/** Above the list that is shown, whichever it is. */
export const Refused: Story = {
  args: { tabs: tabs('invited'), problem: 'Somebody else changed this first. Look again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else changed this first.')
  },
}

export const Gone: Story = { args: { tabs: tabs('gone') } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountPage } from '#site/pages/staff/account-page.tsx'
import { accountBoard } from '#stories/fixtures/staff/account.ts'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Account',
  component: AccountPage,
  decorators: [(Story) => <InTheHouse current="account">{Story()}</InTheHouse>],
  args: { clock, action: '#done', ...accountBoard, account: { name: 'Arta Sample', email: 'owner@example.org' } },
} satisfies Meta<typeof AccountPage>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible()
  },
}

/** Instead of everything else, until they are kept. */
export const NewCodes: Story = {
  args: {
    newCodes: {
      codes: ['abcde-fghjk', 'mnpqr-stuvw', 'xyz23-45678', '9abcd-efghj', 'kmnpq-rstuv'],
      account: 'owner@example.org',
      host: 'dritare.example',
      nextHref: '#kept',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('abcde-fghjk')).toBeVisible()
  },
}

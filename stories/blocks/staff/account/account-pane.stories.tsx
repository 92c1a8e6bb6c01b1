import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'

const meta = {
  title: 'Blocks/Staff/Account/Account pane',
  component: AccountPane,
  args: { title: 'Password', aside: 'since 2 March', children: <p>What it is about.</p> },
  parameters: {
    docs: { description: { component: 'One pane of the account. **Don’t** put two subjects into one.' } },
  },
} satisfies Meta<typeof AccountPane>

export default meta
type Story = StoryObj<typeof meta>

export const WithAside: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Password' })).toBeVisible()
  },
}

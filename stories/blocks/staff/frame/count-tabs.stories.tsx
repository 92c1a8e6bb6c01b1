import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CountTabs } from '#ui/blocks/staff/frame/count-tabs.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Count tabs',
  component: CountTabs,
  args: {
    label: 'Shelves',
    tabs: [
      { name: 'Open', count: 3, href: '#open', isCurrent: true },
      { name: 'Quarantine', count: 1, href: '#quarantine', isCurrent: false },
      { name: 'Answered', count: 1204, href: '#answered', isCurrent: false },
    ],
  },
  parameters: {
    docs: { description: { component: 'The shelves of a list, with how much lies on each. Each is a link.' } },
  },
} satisfies Meta<typeof CountTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open 3' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Answered 1,204' })).not.toHaveAttribute('aria-current')
  },
}

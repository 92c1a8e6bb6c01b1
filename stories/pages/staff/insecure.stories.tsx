import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { InsecurePage } from '#site/pages/staff/insecure-page.tsx'

const meta = {
  title: 'Pages/Staff/Opened with http',
  component: InsecurePage,
  args: { host: 'dritare.example', path: '/admin' },
} satisfies Meta<typeof InsecurePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.getByRole('link', { name: /https/ })).toHaveAttribute('href', 'https://dritare.example/admin')
  },
}

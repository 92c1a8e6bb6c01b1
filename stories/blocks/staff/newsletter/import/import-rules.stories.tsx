import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ImportRules } from '#ui/blocks/staff/newsletter/import/import-rules.tsx'

const meta = {
  title: 'Blocks/Staff/Newsletter/Import rules',
  component: ImportRules,
} satisfies Meta<typeof ImportRules>

export default meta
type Story = StoryObj<typeof meta>

export const Said: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Who has left stays out')).toBeVisible()
  },
}

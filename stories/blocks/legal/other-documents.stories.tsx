import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OtherDocuments } from '#ui/blocks/legal/other-documents.tsx'

const meta = {
  title: 'Blocks/Legal/Other documents',
  component: OtherDocuments,
  args: { current: 'gdpr' },
} satisfies Meta<typeof OtherDocuments>

export default meta
type Story = StoryObj<typeof meta>

export const BelowOne: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
    await expect(canvas.queryByRole('link', { name: 'GDPR' })).toBeNull()
  },
}

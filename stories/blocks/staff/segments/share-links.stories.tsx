import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { segmentWriting, shares } from '#stories/fixtures/staff/segments.ts'
import { ShareLinks } from '#ui/blocks/staff/segments/share-links.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/Share links',
  component: ShareLinks,
  args: {
    shares,
    clock: { now: Date.parse('2026-11-08T08:00:00Z'), timeZone: 'Europe/Tirane' },
    writing: segmentWriting,
    wordsOf: (filters) => Object.values(filters).join(', '),
    canShare: true,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Links that show a segment without a session. **Do** say when each ends. **Don’t** show the address of one that was made before: nobody knows it any more.',
      },
    },
  },
} satisfies Meta<typeof ShareLinks>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Revoke: For the museum' })).toBeVisible()
  },
}

export const Nothing: Story = { args: { shares: [], canShare: false } }

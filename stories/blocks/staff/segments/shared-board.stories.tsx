import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sharedNumbers, sharedWithFew } from '#stories/fixtures/staff/analytics-groups.ts'
import { sharedLinks } from '#stories/fixtures/staff/segments.ts'
import { SharedBoard } from '#ui/blocks/staff/segments/shared-board.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/Shared board',
  component: SharedBoard,
  args: { numbers: sharedNumbers, links: sharedLinks },
  parameters: {
    docs: {
      description: {
        component:
          'The numbers of one segment for who is no colleague. **Don’t** lead anywhere but to another time or another look.',
      },
    },
  },
} satisfies Meta<typeof SharedBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Month: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /All \d/ })).toBeNull()
  },
}

export const Small: Story = { args: { numbers: sharedWithFew } }

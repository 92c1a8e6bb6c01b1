import type { Meta, StoryObj } from '@storybook/react-vite'
import { SharedGone } from '#ui/blocks/staff/segments/shared-gone.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/Shared gone',
  component: SharedGone,
  parameters: {
    docs: {
      description: {
        component: 'A link that holds no longer. **Don’t** say whether there ever was one.',
      },
    },
  },
} satisfies Meta<typeof SharedGone>

export default meta
type Story = StoryObj<typeof meta>

export const Gone: Story = {}

export const German: Story = { globals: { locale: 'de', theme: 'night' } }

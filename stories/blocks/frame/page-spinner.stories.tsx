import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageSpinner } from '#ui/blocks/frame/page-spinner.tsx'

const meta = {
  title: 'Blocks/Frame/Page spinner',
  component: PageSpinner,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** use it for whole pages that are fetched. **Don’t** use it for parts of a page: they keep their room and change in place.',
      },
    },
  },
} satisfies Meta<typeof PageSpinner>

export default meta
type Story = StoryObj<typeof meta>

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

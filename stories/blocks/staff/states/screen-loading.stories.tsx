import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ScreenLoading } from '#ui/blocks/staff/states/screen-loading.tsx'

const meta = {
  title: 'Blocks/Staff/States/Screen loading',
  component: ScreenLoading,
  args: { what: 'posts', panes: 6 },
  parameters: {
    docs: {
      description: {
        component:
          'The frames are there before the light, after 200 ms. **Do** give it the rows and panes of what comes.',
      },
    },
  },
} satisfies Meta<typeof ScreenLoading>

export default meta
type Story = StoryObj<typeof meta>

export const Board: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching posts')
  },
}

export const Lines: Story = { args: { what: 'the log', panes: 0, rows: 8 } }

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

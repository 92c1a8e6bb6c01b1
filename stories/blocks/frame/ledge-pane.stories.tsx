import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LedgePane } from '#ui/blocks/frame/ledge-pane.tsx'

const meta = {
  title: 'Blocks/Frame/Ledge pane',
  component: LedgePane,
  render: (args) => (
    <div className="min-h-80 p-gutter text-ink-soft">
      Page
      <LedgePane {...args} />
    </div>
  ),
  args: { className: 'max-w-md px-4 py-3', children: 'Said in passing.' },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say one thing in it, beside which the page can be read. **Don’t** put a second one on top: they cover each other.',
      },
      story: { inline: false, height: '320px' },
    },
  },
} satisfies Meta<typeof LedgePane>

export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Said in passing.')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CallToAction } from '#ui/blocks/frame/call-to-action.tsx'

const meta = {
  title: 'Blocks/Frame/Call to action',
  component: CallToAction,
  parameters: {
    docs: {
      description: {
        component: 'Do end a page with it, once.\n\nDon’t use it where the page itself is a form.',
      },
    },
  },
} satisfies Meta<typeof CallToAction>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start a project' })).toHaveAttribute('href', '/contact')
  },
}

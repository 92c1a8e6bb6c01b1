import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StayConnected } from '#ui/blocks/home/stay-connected.tsx'

const meta = {
  title: 'Blocks/Home/Stay connected',
  component: StayConnected,
  parameters: {
    docs: {
      description: {
        component:
          'Do pass the newsletter’s form only where there is a newsletter.\n\nDon’t list networks on which nobody answers.',
      },
    },
  },
} satisfies Meta<typeof StayConnected>

export default meta
type Story = StoryObj<typeof meta>

export const NetworksOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute('rel', 'me noopener')
  },
}

export const WithNewsletter: Story = {
  args: {
    newsletter: <p className="border border-line-strong border-dashed p-6 text-ink-soft">Newsletter form</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Newsletter form')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ServiceCards } from '#ui/blocks/home/service-cards.tsx'

const meta = {
  title: 'Blocks/Home/Service cards',
  component: ServiceCards,
  parameters: {
    docs: {
      description: {
        component:
          'Its own width decides, not the window’s: five panes, two columns, or an accordion.\n\nDo keep five features each, and pictures that can be cropped from all sides.\n\nDon’t nest it in a pane narrower than 18rem.',
      },
    },
  },
} satisfies Meta<typeof ServiceCards>

export default meta
type Story = StoryObj<typeof meta>

export const FivePanes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Ask about it/ })).toHaveLength(5)
    await expect(canvas.getAllByRole('heading', { level: 3, name: 'Web design' })).toHaveLength(1)
  },
}

export const TwoColumns: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-3xl border-line border-r">
        <Story />
      </div>
    ),
  ],
}

export const Accordion: Story = {
  decorators: [
    (Story) => (
      <div className="max-w-90 border-line border-r">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'App development' }))
    await waitFor(() => expect(canvas.getByText('Works offline, syncs when it can')).toBeVisible())
    await waitFor(() => expect(canvas.getAllByRole('link', { name: /Ask about it/ })).toHaveLength(1))
  },
}

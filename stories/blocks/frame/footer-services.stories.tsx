import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { FooterServices } from '#ui/blocks/frame/footer-services.tsx'

const meta = {
  title: 'Blocks/Frame/Footer services',
  component: FooterServices,
  decorators: [
    (Story) => (
      <div className="@container">
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'laptop', isRotated: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          '**Do** leave each item a real link: it leads to Contact without scripts and in a new tab. **Don’t** add services here that services.json does not explain.',
      },
    },
  },
} satisfies Meta<typeof FooterServices>

export default meta
type Story = StoryObj<typeof meta>

export const Five: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Video editing' })).toHaveAttribute('href', '/contact')
  },
}

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Video editing' }))
    await expect(await screen.findByRole('dialog', { name: 'Video editing' })).toBeVisible()
  },
}

export const ClosedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Social media' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Social media' })).toHaveFocus())
  },
}

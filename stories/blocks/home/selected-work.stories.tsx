import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SelectedWork } from '#ui/blocks/home/selected-work.tsx'

const meta = {
  title: 'Blocks/Home/Selected work',
  component: SelectedWork,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** keep it to three, each of another craft. **Do** write the same words as in portfolio.json: a test compares them.\n\n**Don’t** open projects here: the portfolio does.',
      },
    },
  },
} satisfies Meta<typeof SelectedWork>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeProjects: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Night train' })).toHaveAttribute(
      'href',
      '/portfolio?project=night-train',
    )
    await expect(canvas.getByRole('link', { name: 'All eight projects' })).toHaveAttribute('href', '/portfolio')
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } }

export const Tablet: Story = { globals: { viewport: { value: 'tablet', isRotated: false } } }

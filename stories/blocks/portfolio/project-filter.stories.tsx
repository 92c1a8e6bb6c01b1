import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ProjectFilter } from '#ui/blocks/portfolio/project-filter.tsx'

const meta = {
  title: 'Blocks/Portfolio/Project filter',
  component: ProjectFilter,
  args: { count: 8, hrefOf: (category) => (category ? `#${category}` : '#all') },
  parameters: {
    docs: {
      description: {
        component:
          'Do say how many there are. Each category has an address, so it can be linked to and works without scripts.\n\nDon’t offer a category without projects.',
      },
    },
  },
} satisfies Meta<typeof ProjectFilter>

export default meta
type Story = StoryObj<typeof meta>

export const AllWork: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('All work')
    await expect(canvas.getByRole('status')).toHaveTextContent('8 projects')
  },
}

export const OneCategory: Story = {
  args: { category: 'branding', count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Branding')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 project')
  },
}

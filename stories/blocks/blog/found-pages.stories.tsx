import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { foundPages } from '#stories/fixtures/found-pages.ts'
import { FoundPages } from '#ui/blocks/blog/found-pages.tsx'

const meta = {
  title: 'Blocks/Blog/Found pages',
  component: FoundPages,
  args: { pages: foundPages },
  parameters: {
    docs: {
      description: {
        component:
          'Do show it above the articles of a search, and say of each line what it is.\n\nDon’t show more than five: whoever wants all of a page reads the page.',
      },
    },
  },
} satisfies Meta<typeof FoundPages>

export default meta
type Story = StoryObj<typeof meta>

export const EveryKind: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await expect(canvas.getByText('Sample project')).toBeVisible()
  },
}

export const One: Story = { args: { pages: foundPages.slice(0, 1) } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

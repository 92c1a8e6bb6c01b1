import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { pictures, thrownAway } from '#stories/fixtures/staff/pictures.ts'
import { PicturesBoard } from '#ui/blocks/staff/pictures/pictures-board.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Pictures board',
  component: PicturesBoard,
  args: {
    shelves: {
      shelf: 'all',
      counts: { all: 3, asking: 2, deleted: 1 },
      query: '',
      action: '#found',
      hrefFor: (shelf) => `#${shelf}`,
    },
    add: { action: '#sent', limit: 30_000_000, uploads: [] },
    grid: {
      pictures,
      found: 3,
      page: 1,
      pages: 1,
      now: clock.now,
      hrefFor: (page) => `#page-${page}`,
      pictureHref: (id) => `#${id}`,
      clearHref: '#all',
    },
  },
  parameters: {
    docs: { description: { component: 'The library: which pictures, the way in for more, and the pictures.' } },
  },
} satisfies Meta<typeof PicturesBoard>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Add pictures' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /Ramp and stair/ })).toBeVisible()
  },
}

export const Deleted: Story = {
  args: {
    shelves: { ...meta.args.shelves, shelf: 'deleted' },
    grid: { ...meta.args.grid, pictures: [thrownAway], found: 1 },
  },
}

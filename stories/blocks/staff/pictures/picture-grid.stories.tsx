import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { pictures } from '#stories/fixtures/staff/pictures.ts'
import { PictureGrid } from '#ui/blocks/staff/pictures/picture-grid.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture grid',
  component: PictureGrid,
  args: {
    pictures,
    shelf: 'all',
    query: '',
    found: 3,
    page: 1,
    pages: 1,
    now: clock.now,
    hrefFor: (page) => `#page-${page}`,
    pictureHref: (id) => `#${id}`,
    clearHref: '#all',
  },
  parameters: { docs: { description: { component: 'The library as a front of panes, newest first.' } } },
} satisfies Meta<typeof PictureGrid>

export default meta
type Story = StoryObj<typeof meta>

export const Pages: Story = {
  args: { pages: 4, found: 90 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /Ramp|bakery|Museum/ })).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Page 4' })).toHaveAttribute('href', '#page-4')
  },
}

export const Found: Story = { args: { query: 'door', found: 1, pictures: pictures.slice(0, 1) } }

export const NothingFound: Story = {
  args: { query: 'lighthouse', found: 0, pictures: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No picture says “lighthouse”.')).toBeVisible()
  },
}

export const Empty: Story = { args: { pictures: [], found: 0 } }

export const NothingAsks: Story = { args: { pictures: [], found: 0, shelf: 'asking' } }

export const NothingDeleted: Story = { args: { pictures: [], found: 0, shelf: 'deleted' } }

export const Loading: Story = { args: { pictures: undefined } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

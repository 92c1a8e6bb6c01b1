import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PicturesPage } from '#site/pages/staff/pictures-page.tsx'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { pictures, uploads } from '#stories/fixtures/staff/pictures.ts'
import { InTheHouse } from './in-the-house.tsx'

const meta = {
  title: 'Pages/Staff/Pictures',
  component: PicturesPage,
  decorators: [(Story) => <InTheHouse current="pictures">{Story()}</InTheHouse>],
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
} satisfies Meta<typeof PicturesPage>

export default meta
type Story = StoryObj<typeof meta>

export const Library: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Pictures' })).toBeVisible()
    await expect(canvas.getByText('3 pictures. 2 ask for words.')).toBeVisible()
  },
}

export const Adding: Story = { args: { add: { ...meta.args.add, uploads } } }

export const Empty: Story = {
  args: {
    shelves: { ...meta.args.shelves, counts: { all: 0, asking: 0, deleted: 0 } },
    grid: { ...meta.args.grid, pictures: [], found: 0 },
  },
}

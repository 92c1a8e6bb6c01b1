import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PictureShelves } from '#ui/blocks/staff/pictures/picture-shelves.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture shelves',
  component: PictureShelves,
  args: {
    shelf: 'all',
    counts: { all: 148, asking: 3, deleted: 1 },
    query: '',
    action: '#found',
    hrefFor: (shelf) => `#${shelf}`,
    onSearch: fn(),
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  parameters: {
    docs: { description: { component: 'Which pictures are shown. **Do** keep all of it in the address.' } },
  },
} satisfies Meta<typeof PictureShelves>

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'All 148' })).toHaveAttribute('aria-current', 'page')
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a picture' }), 'door{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('door')
  },
}

export const Searched: Story = { args: { shelf: 'asking', query: 'window' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

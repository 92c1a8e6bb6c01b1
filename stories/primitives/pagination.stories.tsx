import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from '#ui/primitives/pagination.tsx'

const meta = {
  id: 'primitives-pagination',
  title: 'Primitives/Navigation/Pagination',
  component: Pagination,
  args: {
    page: 5,
    pages: 12,
    hrefFor: (page) => `#page-${page}`,
    label: 'Pages of the blog',
    previousLabel: 'Previous',
    nextLabel: 'Next',
    pageLabel: (page) => `Page ${page}`,
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Leads through a long list, page by page, with real links.

**Do** keep the filters of the list in every address. **Do** use it once, below the list.

**Don’t** show it for one page (it hides itself), and don’t replace it by endless scrolling: nobody reaches the footer then.`,
      },
    },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const InTheMiddle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#page-6')
  },
}

export const FirstPage: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous' })).toBeNull()
  },
}

export const LastPage: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Next' })).toBeNull()
  },
}

export const FewPages: Story = { args: { page: 2, pages: 3 } }

export const OnePage: Story = {
  args: { page: 1, pages: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-8">
      {[1, 2, 4, 6, 11, 12].map((page) => (
        <Pagination key={page} {...args} page={page} label={`On page ${page}`} />
      ))}
      <Pagination {...args} page={2} pages={3} label="Three pages" />
      <div className="max-w-72">
        <Pagination {...args} page={118} pages={236} label="In a narrow column" />
      </div>
    </div>
  ),
}

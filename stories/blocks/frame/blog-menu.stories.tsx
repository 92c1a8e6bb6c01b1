import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BlogMenu } from '#ui/blocks/frame/blog-menu.tsx'

const meta = {
  title: 'Blocks/Frame/Blog menu',
  component: BlogMenu,
  render: (args) => (
    <div className="flex min-h-96 items-start p-gutter">
      <BlogMenu {...args} className="h-16" />
    </div>
  ),
  args: { path: '/' },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** keep the word itself a link to the blog: a finger that misses the small button still arrives. **Don’t** hang anything in it that the blog page does not show as well.',
      },
    },
  },
} satisfies Meta<typeof BlogMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Blog topics' })).toHaveAttribute('aria-expanded', 'false')
  },
}

export const OpenByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('link', { name: 'Blog' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All posts' })).toBeVisible())
  },
}

export const OpenByFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(canvas.getByRole('link', { name: 'All posts' })).toHaveFocus())
  },
}

export const OnOneType: Story = {
  args: { path: '/blog/type/opinion' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blog topics' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Opinion' })).toHaveAttribute('aria-current', 'page'))
  },
}

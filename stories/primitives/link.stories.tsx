import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Icon } from '#ui/primitives/icon.tsx'
import { Link } from '#ui/primitives/link.tsx'

const meta = {
  id: 'primitives-link',
  title: 'Primitives/Actions/Link',
  component: Link,
  args: { href: '#contact', children: 'write to us' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Leads to another page or place. **Do** let the words say where it leads. **Don’t** write “click here”, and don’t use it for what happens on this page: that is a `Button`.',
      },
    },
  },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Inline: Story = {
  render: (args) => (
    <p className="max-w-[60ch]">
      If you know what you want to build, <Link {...args} />. If you do not know yet, do the same.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '#contact')
  },
}

export const Standalone: Story = {
  args: { variant: 'standalone', children: 'Privacy policy' },
}

export const WithIcon: Story = {
  args: {
    variant: 'standalone',
    className: 'inline-flex items-center gap-2',
    children: (
      <>
        All posts <Icon name="arrow-right" />
      </>
    ),
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link')).toHaveFocus())
  },
}

export const CurrentPage: Story = {
  args: { variant: 'standalone', children: 'Contact', 'aria-current': 'page' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toBeVisible()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      <p>
        Inline: <Link {...args} /> in a sentence.
      </p>
      <Link {...args} variant="standalone">
        Standalone
      </Link>
      <Link {...args} variant="standalone" aria-current="page">
        Standalone, current page
      </Link>
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Breadcrumb } from '#ui/primitives/breadcrumb.tsx'

const meta = {
  id: 'primitives-breadcrumb',
  title: 'Primitives/Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    label: 'You are here',
    items: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
      { label: 'What a window teaches a website' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Says where a page stands, and leads up from it.

**Do** begin at Home and end with the page itself, without a link.

**Don’t** show it on the first level: the navigation says it already. It is not the visitor’s history.`,
      },
    },
  },
} satisfies Meta<typeof Breadcrumb>

export default meta
type Story = StoryObj<typeof meta>

export const ThreeLevels: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What a window teaches a website')).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
  },
}

export const TwoLevels: Story = { args: { items: [{ label: 'Home', href: '/' }, { label: 'Privacy policy' }] } }

export const LongTitle: Story = {
  args: {
    items: [
      { label: 'Home', href: '/' },
      { label: 'Blog', href: '/blog' },
      { label: 'How we measured eleven content management systems on a phone from 2016, and what we use now' },
    ],
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <Breadcrumb {...args} />
      <Breadcrumb label="Two levels" items={[{ label: 'Home', href: '/' }, { label: 'Privacy policy' }]} />
      <div className="max-w-72">
        <Breadcrumb {...args} label="In a narrow column" />
      </div>
    </div>
  ),
}

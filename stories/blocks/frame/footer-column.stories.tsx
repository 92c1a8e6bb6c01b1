import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FooterColumn } from '#ui/blocks/frame/footer-column.tsx'
import { Link } from '#ui/primitives/link.tsx'

const meta = {
  title: 'Blocks/Frame/Footer column',
  component: FooterColumn,
  args: {
    title: 'Company',
    children: ['About', 'Portfolio', 'Contact'].map((name) => (
      <li key={name}>
        <Link href="#" variant="standalone" className="inline-block py-1.5">
          {name}
        </Link>
      </li>
    )),
  },
  decorators: [
    (Story) => (
      <div className="@container">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          '**Do** put it in an `@container`: what counts is the width it is given. **Don’t** give columns a common `name`: each opens and shuts by itself.',
      },
    },
  },
} satisfies Meta<typeof FooterColumn>

export default meta
type Story = StoryObj<typeof meta>

export const WithRoom: Story = {
  globals: { viewport: { value: 'laptop', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Portfolio' }).checkVisibility()).toBe(true)
  },
}

export const OnPhonesShut: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Portfolio' }).checkVisibility()).toBe(false)
  },
}

export const OnPhonesOpen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Company' }))
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Portfolio' }).checkVisibility()).toBe(true))
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SkipLink } from '#ui/primitives/skip-link.tsx'

const meta = {
  id: 'primitives-skip-link',
  title: 'Primitives/Navigation/Skip link',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to the content' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The first stop of the keyboard. **Do** keep it the first link of the page, and give its target `tabIndex={-1}`. **Don’t** add a second one.',
      },
    },
  },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>Press Tab: it slides in at the top.</p>
      <p id="content" tabIndex={-1}>
        The content
      </p>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const OutOfSight: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0)
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus())
  },
}

export const AllVariants: Story = { ...Focused }

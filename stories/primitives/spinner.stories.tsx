import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from '#ui/primitives/spinner.tsx'

const meta = {
  id: 'primitives-spinner',
  title: 'Primitives/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Loading the posts' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A window whose lamps go on pane by pane. **Do** say in `label` what is awaited, unless the words beside it say so already. **Don’t** show it for less than a second, or where a `Skeleton` can show what will come.',
      },
    },
  },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the posts')
  },
}

export const Labelled: Story = {
  args: { isLabelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the posts')).toBeVisible()
  },
}

/** Without a label it is hidden from screen readers: what it stands in says what is awaited. */
export const SignOnly: Story = {
  render: () => (
    <div role="status" className="flex items-center gap-4">
      <Spinner size="xl" />
      Fetching the page
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot="spinner"]')).toHaveAttribute('aria-hidden', 'true')
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching the page')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-8">
      <Spinner {...args} size="sm" />
      <Spinner {...args} size="md" />
      <Spinner {...args} size="lg" />
      <Spinner {...args} size="xl" />
      <Spinner {...args} isLabelled />
    </div>
  ),
}

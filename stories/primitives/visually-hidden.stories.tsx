import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx'

const meta = {
  id: 'primitives-visually-hidden',
  title: 'Primitives/Text and marks/Visually hidden',
  component: VisuallyHidden,
  args: { children: 'opens in a new window' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Words that only screen readers get. **Do** use it for what the picture of a thing already tells the eye. **Don’t** hide what everybody should know, or anything that takes focus.',
      },
    },
  },
  render: (args) => (
    <p>
      The specification (<VisuallyHidden {...args} />
      PDF)
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>

export default meta
type Story = StoryObj<typeof meta>

export const InASentence: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('opens in a new window').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
}

export const AsHeading: Story = {
  args: { asChild: true, children: <h2>Posts</h2> },
  render: (args) => (
    <section>
      <VisuallyHidden {...args} />
      <p>A section that has its heading for screen readers only.</p>
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Posts' })).toBeInTheDocument()
  },
}

export const AllVariants: Story = {}

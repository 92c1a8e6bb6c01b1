import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BrandMark } from '#ui/primitives/brand-mark.tsx'

const meta = {
  id: 'primitives-brand-mark',
  title: 'Primitives/Text and marks/Brand mark',
  component: BrandMark,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The window with one pane lit. **Do** keep the name beside it and half its width free around it. **Don’t** light another pane, fill the frame, or show it below 16 px.',
      },
    },
  },
} satisfies Meta<typeof BrandMark>

export default meta
type Story = StoryObj<typeof meta>

export const BesideTheName: Story = {
  render: (args) => (
    <p className="flex items-center gap-3">
      <BrandMark {...args} />
      <span className="heading text-h3 leading-none">Dritare</span>
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const OnTheOtherPaper: Story = {
  render: (args) => (
    <div data-theme="night" className="w-fit bg-paper p-6 text-ink">
      <BrandMark {...args} />
    </div>
  ),
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="flex items-end gap-6">
      <BrandMark {...args} className="h-5 w-auto" />
      <BrandMark {...args} />
      <BrandMark {...args} className="h-26 w-auto" />
    </div>
  ),
}

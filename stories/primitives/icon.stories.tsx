import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Icon, iconNames } from '#ui/primitives/icon.tsx'

const meta = {
  id: 'primitives-icon',
  title: 'Primitives/Text and marks/Icon',
  component: Icon,
  args: { name: 'arrow-right' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Signs drawn on a 24 grid with square ends and a line of 1.75 px at every size. **Do** put words beside a sign, or use `IconButton` with a label. **Don’t** scale one above 48 px as decoration, mirror it, or add one from a foreign set.',
      },
    },
  },
} satisfies Meta<typeof Icon>

export default meta
type Story = StoryObj<typeof meta>

export const WithText: Story = {
  render: (args) => (
    <p className="flex items-center gap-2">
      All posts <Icon {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-end gap-6">
      <Icon {...args} className="size-4" />
      <Icon {...args} className="size-5" />
      <Icon {...args} className="size-6" />
      <Icon {...args} className="size-8" />
      <Icon {...args} className="size-12" />
    </div>
  ),
}

export const AllVariants: Story = {
  render: (args) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] pt-px pl-px">
      {iconNames.map((name) => (
        <li
          key={name}
          className="-mt-px -ml-px grid min-h-24 content-between gap-4 border border-line p-3 text-ink-soft text-xs"
        >
          <Icon {...args} name={name} className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffIcon, staffIconNames } from '#ui/primitives/staff/staff-icon.tsx'

const meta = {
  id: 'primitives-staff-staff-icon',
  title: 'Primitives/Staff/Text and marks/Staff icon',
  component: StaffIcon,
  args: { name: 'desk' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'The signs of the staff side, on the same 24 grid; it knows the visitors’ signs too. **Do** put words beside a sign. **Don’t** add a sign to `Icon` that only staff see: it would weigh on every page.',
      },
    },
  },
} satisfies Meta<typeof StaffIcon>

export default meta
type Story = StoryObj<typeof meta>

export const WithText: Story = {
  render: (args) => (
    <p className="flex items-center gap-2">
      <StaffIcon {...args} /> Desk
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
}

export const OfTheVisitors: Story = {
  args: { name: 'lock' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-slot=staff-icon]')).toHaveAttribute('data-icon', 'lock')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] pt-px pl-px">
      {staffIconNames.map((name) => (
        <li
          key={name}
          className="-mt-px -ml-px grid min-h-24 content-between gap-4 border border-line p-3 text-ink-soft text-xs"
        >
          <StaffIcon {...args} name={name} className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tick } from '#ui/primitives/staff/tick.tsx'

const meta = {
  id: 'primitives-staff-tick',
  title: 'Primitives/Staff/Fields/Tick',
  component: Tick,
  args: { label: 'Choose “The end of the carousel”' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Chooses a row of a list. **Do** name what it chooses. **Don’t** use it in a form with words beside it: that is `Checkbox`.',
      },
    },
  },
} satisfies Meta<typeof Tick>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: args.label })
    await userEvent.click(tick)
    await expect(tick).toBeChecked()
  },
}

export const Mixed: Story = {
  args: { isMixed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="flex gap-4">
      <Tick {...args} label="Empty" />
      <Tick {...args} label="Ticked" defaultChecked />
      <Tick {...args} label="Mixed" isMixed />
      <Tick {...args} label="Not to be chosen" disabled />
    </div>
  ),
}

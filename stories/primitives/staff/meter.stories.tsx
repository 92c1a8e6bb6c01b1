import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Meter } from '#ui/primitives/staff/meter.tsx'

const meta = {
  id: 'primitives-staff-meter',
  title: 'Primitives/Staff/Feedback/Meter',
  component: Meter,
  args: {
    label: 'Shown in lists and feeds',
    value: 167,
    fitting: 200,
    valueText: '167 of 200',
    overText: 'Longer than what is shown',
    className: 'w-80',
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'How much of a fitting length is used. **Do** use it for what may grow longer. **Don’t** stop anybody from writing with it.',
      },
    },
  },
} satisfies Meta<typeof Meter>

export default meta
type Story = StoryObj<typeof meta>

export const Fits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Over: Story = {
  args: { value: 212, valueText: '212 of 200' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Longer than what is shown')
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid w-80 gap-5">
      <Meter {...args} value={0} valueText="0 of 200" />
      <Meter {...args} />
      <Meter {...args} value={212} valueText="212 of 200" />
      <Meter {...args} variant="row" />
      <Meter {...args} variant="row" value={212} valueText="212 of 200" />
    </div>
  ),
}

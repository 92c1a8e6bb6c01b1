import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TwinSwitch } from '#ui/primitives/staff/twin-switch.tsx'

const labels = { chart: 'As a chart', table: 'As a table' }

const meta = {
  id: 'primitives-staff-twin-switch',
  title: 'Primitives/Staff/Actions/Twin switch',
  component: TwinSwitch,
  args: { href: '#table', shown: 'chart', labels },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Stands at the head of every chart: the same numbers as a table. **Do** give each of the two an address. **Don’t** leave something out of the table.',
      },
    },
  },
} satisfies Meta<typeof TwinSwitch>

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'As a table' })).toHaveAttribute('href', '#table')
  },
}

export const AllVariants: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      <TwinSwitch href="#table" shown="chart" labels={labels} />
      <TwinSwitch href="#chart" shown="table" labels={labels} />
      <TwinSwitch variant="signs" href="#table" shown="chart" labels={labels} />
      <TwinSwitch variant="signs" href="#chart" shown="table" labels={labels} />
    </div>
  ),
}

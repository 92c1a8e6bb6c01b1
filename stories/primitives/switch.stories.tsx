import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Switch } from '#ui/primitives/switch.tsx'

const meta = {
  id: 'primitives-switch',
  title: 'Primitives/Fields/Switch',
  component: Switch,
  args: { label: 'Statistics', onCheckedChange: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'On or off, like the sash of a window. **Do** explain with `locked` why one cannot be changed. **Don’t** change the label with the state, and don’t use it where a tick is sent with a form: that is a `Checkbox`.',
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="max-w-120">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Statistics'))
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Statistics' })).toBeChecked())
    await waitFor(() => expect(args.onCheckedChange).toHaveBeenLastCalledWith(true))
  },
}

export const On: Story = { args: { defaultChecked: true } }

export const WithDescription: Story = {
  args: { description: 'Counts visits without telling visitors apart.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(String(args.description))
  },
}

export const LockedOn: Story = {
  args: {
    label: 'Essential',
    description: 'Remembers what you chose here.',
    locked: 'Always on: without it the site would ask on every page.',
    defaultChecked: true,
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await waitFor(() => expect(canvas.getByRole('switch')).toBeChecked())
    await waitFor(() => expect(args.onCheckedChange).not.toHaveBeenCalled())
  },
}

export const LockedOff: Story = { args: { locked: 'Off: your browser asks sites not to track you.' } }

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('switch')).toHaveFocus())
  },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeDisabled()
  },
}

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" defaultChecked />
      <Switch {...args} label="With description" description="Counts visits without telling visitors apart." />
      <Switch {...args} label="Locked on" locked="Always on: the site needs it." defaultChecked />
      <Switch {...args} label="Locked off" locked="Off: your browser asks sites not to track you." />
      <Switch {...args} label="Disabled" disabled />
      <Switch {...args} label="Disabled, on" disabled defaultChecked />
    </div>
  ),
}

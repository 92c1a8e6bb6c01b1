import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { DigitPanes } from '#ui/primitives/staff/digit-panes.tsx'

const meta = {
  id: 'primitives-staff-digit-panes',
  title: 'Primitives/Staff/Fields/Digit panes',
  component: DigitPanes,
  args: { label: 'Code from your app', name: 'code', onDigits: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Six digits as six panes, and one input: pasting, the keyboard’s own suggestion and screen readers work as with any other. **Do** keep a button after it: the sixth digit sends nothing by itself. **Don’t** use it for codes that are not six digits.',
      },
    },
  },
} satisfies Meta<typeof DigitPanes>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Code from your app' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
  },
}

export const HalfTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '4x17')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('417'))
  },
}

export const Pasted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste(' 417 902 ')
    await waitFor(() => expect(args.onDigits).toHaveBeenLastCalledWith('417902'))
    await expect(canvas.getByRole('textbox')).toHaveValue('417902')
  },
}

export const Corrected: Story = {
  args: { defaultValue: '417902' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.keyboard('{End}{Backspace}{Backspace}35')
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('417935'))
  },
}

export const Wrong: Story = {
  args: { defaultValue: '417902', error: 'This code is not the current one. The next one comes in 12 seconds.' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(String(args.error))
  },
}

export const OnAPhone: Story = { args: { defaultValue: '417902' }, globals: { viewport: { value: 'tiny' } } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <DigitPanes {...args} label="Empty" />
      <DigitPanes {...args} label="Filled" defaultValue="417902" />
      <DigitPanes {...args} label="Wrong" defaultValue="417902" error="This code is not the current one." />
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { roleChange, warning } from '#stories/fixtures/staff/log.ts'
import { LogLine } from '#ui/blocks/staff/log/log-line.tsx'

const meta = {
  title: 'Blocks/Staff/Log/Log line',
  component: LogLine,
  args: { entry: roleChange, clock },
  parameters: {
    docs: {
      description: {
        component: 'A deed a line. **Do** say what was, what is and why. **Don’t** write what visitors wrote.',
      },
    },
  },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
} satisfies Meta<typeof LogLine>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('role changed', { exact: false })).toBeVisible()
    await expect(canvas.getByText('He keeps the house while I am away.')).not.toBeVisible()
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('09:15'))
    await expect(canvas.getByText('He keeps the house while I am away.')).toBeVisible()
    await expect(canvas.getByRole('deletion')).toHaveTextContent('Moderator')
  },
}

export const Asking: Story = { args: { entry: warning } }

export const Phone: Story = { args: { isOpen: true }, globals: { viewport: { value: 'phone' } } }

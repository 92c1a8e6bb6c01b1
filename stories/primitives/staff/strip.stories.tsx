import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '#ui/primitives/button.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

const meta = {
  id: 'primitives-staff-strip',
  title: 'Primitives/Staff/Feedback/Strip',
  component: Strip,
  args: {
    icon: 'wifi',
    role: 'status',
    children: (
      <>
        <b>No connection since 09:18.</b> What you write is kept.
      </>
    ),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A half-shut pane across the screen. **Do** say what happened, what is kept, and what comes next. **Don’t** use it for what a field’s own error can say.',
      },
    },
  },
} satisfies Meta<typeof Strip>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection since 09:18.')
  },
}

const pressed = fn()

export const WithAnAction: Story = {
  args: {
    icon: 'shield',
    children: (
      <>
        <b>Two messages are in quarantine.</b> They are deleted after 30 days.
      </>
    ),
    action: (
      <Button variant="quiet" size="sm" onClick={pressed}>
        Look
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look' }))
    await waitFor(() => expect(pressed).toHaveBeenCalled())
  },
}

export const OnAPhone: Story = { ...WithAnAction, globals: { viewport: { value: 'tiny' } } }

export const AllVariants: Story = {
  render: (args) => (
    <div className="grid gap-6">
      <Strip {...args} role="none" />
      <Strip {...args} role="none" icon="columns" action={<a href="#compare">Compare</a>}>
        <b>The moderator saved at 09:41.</b> Yours is kept beside it.
      </Strip>
    </div>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { FormAnswerLine } from '#ui/blocks/frame/form-answer-line.tsx'

const meta = {
  title: 'Blocks/Frame/Form answer line',
  component: FormAnswerLine,
  render: (args) => (
    <div className="min-h-80 p-gutter text-ink-soft">
      Page
      <div role="status">
        <FormAnswerLine {...args} />
      </div>
    </div>
  ),
  args: { form: 'contact', outcome: 'sent', formHref: '/contact', onClose: fn() },
  parameters: {
    docs: {
      description: {
        component:
          '**Do** show it where the form itself is gone: whoever read on hears what became of it. **Don’t** show it beside the form, which says more.',
      },
      story: { inline: false, height: '320px' },
    },
  },
} satisfies Meta<typeof FormAnswerLine>

export default meta
type Story = StoryObj<typeof meta>

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Refused: Story = {
  args: { form: 'application', outcome: 'refused', formHref: '/careers#apply' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Back to the form' })).toHaveAttribute('href', '/careers#apply')
  },
}

export const Unknown: Story = {
  args: { outcome: 'unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Perhaps')
  },
}

export const Phone: Story = {
  ...Refused,
  globals: { viewport: { value: 'phone', isRotated: false } },
}

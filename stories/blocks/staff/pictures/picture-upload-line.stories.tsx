import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PictureUploadLine } from '#ui/blocks/staff/pictures/picture-upload-line.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture upload line',
  component: PictureUploadLine,
  args: { upload: { key: '1', name: 'ramp.jpg', state: 'waiting' } },
  decorators: [(Story) => <div className="@container">{Story()}</div>],
  parameters: {
    docs: {
      description: { component: 'A chosen file: on its way, there, or refused in a sentence that says what to do.' },
    },
  },
} satisfies Meta<typeof PictureUploadLine>

export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {}

export const Sending: Story = {
  args: { upload: { key: '1', name: 'ramp.jpg', state: 'sending', share: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'ramp.jpg: on its way' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    )
  },
}

export const Added: Story = {
  args: { upload: { key: '1', name: 'ramp.jpg', state: 'added', href: '#ramp' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Write its words' })).toHaveAttribute('href', '#ramp')
  },
}

export const NotSent: Story = {
  args: { upload: { key: '1', name: 'ramp.jpg', state: 'refused', canRetry: true }, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The line is down; it was not sent.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { UploadOutcome } from '#ui/blocks/staff/frame/upload-outcome.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Upload outcome',
  component: UploadOutcome,
  args: { onRetry: fn() },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'What becomes of a chosen file: on its way, being read, refused in a sentence. It is said as it changes.',
      },
    },
  },
} satisfies Meta<typeof UploadOutcome>

export default meta
type Story = StoryObj<typeof meta>

export const Sending: Story = {
  args: { upload: { name: 'posts-2026-11.zip', state: 'sending', share: 0.42 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'posts-2026-11.zip: on its way' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
    await expect(canvas.getByText('42% sent')).toBeVisible()
  },
}

export const Reading: Story = {
  args: { upload: { name: 'posts-2026-11.zip', state: 'reading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sent; it is being read')).toBeVisible()
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow')
  },
}

export const Refused: Story = {
  args: {
    upload: { name: 'holiday-photos.zip', state: 'refused', problem: 'The file holds no post that could be read.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The file holds no post that could be read.')).toBeVisible()
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

export const LineDown: Story = {
  args: { upload: { name: 'subscribers.csv', state: 'refused', canRetry: true } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The line was down. Nothing was sent.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const ToldByThePage: Story = {
  args: { told: 'Choose a file first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a file first.')).toBeVisible()
  },
}

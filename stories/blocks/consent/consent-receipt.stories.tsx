import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ConsentReceipt } from '#ui/blocks/consent/consent-receipt.tsx'

const meta = {
  title: 'Blocks/Consent/Consent receipt',
  component: ConsentReceipt,
  args: {
    receipt: {
      id: 'b7d0c2f4-5a1e-4c83-9f6b-21e8a4d93c50',
      version: '1.0',
      time: '2026-11-20T09:30:00Z',
      decision: 'customized',
    },
    timeZone: 'Europe/Tirane',
    onCopy: fn<(text: string) => Promise<void>>(async () => {}),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: '**Do** show it with the stored choice.\n\n**Don’t** add anything that tells who the visitor is.',
      },
    },
  },
} satisfies Meta<typeof ConsentReceipt>

export default meta
type Story = StoryObj<typeof meta>

export const Customized: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Chosen one by one')).toBeVisible()
  },
}

export const Accepted: Story = {
  args: { receipt: { ...meta.args.receipt, decision: 'accepted' } },
}

export const Rejected: Story = {
  args: { receipt: { ...meta.args.receipt, decision: 'rejected' } },
}

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy receipt' }))
    await expect(await canvas.findByText('Receipt copied')).toBeVisible()
  },
}

export const CopyingRefused: Story = {
  args: {
    onCopy: fn<(text: string) => Promise<void>>(() => Promise.reject(new Error('not allowed'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy receipt' }))
    await expect(await canvas.findByText(/did not allow copying/)).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { secondFactorOffer } from '#stories/fixtures/second-factor.ts'
import { QrCode } from '#ui/blocks/staff/door/qr-code.tsx'

const meta = {
  title: 'Blocks/Staff/Door/QR code',
  component: QrCode,
  args: secondFactorOffer.qr,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'Drawn by the server as one path. **Do** write out what it says beside it. **Don’t** colour it: cameras want black on white.',
      },
    },
  },
} satisfies Meta<typeof QrCode>

export default meta
type Story = StoryObj<typeof meta>

export const OfAKey: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OfflineStrip } from '#ui/blocks/staff/states/offline-strip.tsx'

const meta = {
  title: 'Blocks/Staff/States/Offline strip',
  component: OfflineStrip,
  args: { isOffline: true, since: '09:18', asOf: '09:12', onRetry: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Across the screen, above the lintel. **Do** keep it mounted, and grey what is old. **Don’t** take away what can still be read.',
      },
    },
  },
} satisfies Meta<typeof OfflineStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Reading: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No connection since 09:18.')
    await userEvent.click(canvas.getByRole('button', { name: 'Try now' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const Writing: Story = { args: { asOf: undefined, canWrite: true } }

export const BackAgain: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}

export const Phone: Story = { args: { canWrite: true }, globals: { viewport: { value: 'phone', isRotated: false } } }

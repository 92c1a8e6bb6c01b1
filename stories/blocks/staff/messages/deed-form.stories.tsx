import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

const meta = {
  title: 'Blocks/Staff/Messages/Deed form',
  component: DeedForm,
  args: {
    action: '#done',
    fields: { deed: 'archive' },
    onSend: fn(),
    children: <DeedButton type="submit">Archive</DeedButton>,
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DeedForm>

export default meta
type Story = StoryObj<typeof meta>

export const OneDeed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SignOutForm } from '#ui/blocks/staff/frame/sign-out-form.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Sign-out form',
  component: SignOutForm,
  args: { signOutAction: '#signed-out', onSignOut: fn(), children: <DeedButton type="submit">Sign out</DeedButton> },
  parameters: {
    layout: 'padded',
    docs: { description: { component: 'A plain form, so that one can always leave. Rail and “More” bring it.' } },
  },
} satisfies Meta<typeof SignOutForm>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

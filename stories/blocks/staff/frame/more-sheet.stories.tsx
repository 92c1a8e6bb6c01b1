import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { moderator, moderatorsPlaces, ownersPlaces, settings } from '#stories/fixtures/staff.ts'
import { MoreSheet } from '#ui/blocks/staff/frame/more-sheet.tsx'
import { footPlaces } from '#ui/blocks/staff/frame/staff-places.ts'

const meta = {
  title: 'Blocks/Staff/Frame/More sheet',
  component: MoreSheet,
  args: { ...settings, groups: footPlaces(ownersPlaces).others, className: 'grid size-20 place-items-center text-xs' },
  render: (args) => (
    <div className="min-h-180">
      <MoreSheet {...args} />
    </div>
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    docs: {
      description: { component: 'The places without a pane in the foot bar, and what the rail has at its foot.' },
      story: { inline: false, height: '740px' },
    },
  },
} satisfies Meta<typeof MoreSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  args: { onThemeChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Time of day' }), 'night')
    await expect(args.onThemeChange).toHaveBeenCalledWith('night')
  },
}

export const Moderator: Story = {
  args: { account: moderator, groups: footPlaces(moderatorsPlaces).others, current: 'newsletter' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('link', { name: /Newsletter/ })).toHaveAttribute('aria-current', 'page')
    await expect(screen.queryByRole('link', { name: /Health/ })).toBeNull()
  },
}

export const SigningOut: Story = {
  args: { onSignOut: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce())
  },
}

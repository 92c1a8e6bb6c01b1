import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { moderator, moderatorsPlaces, ownersPlaces, settings } from '#stories/fixtures/staff.ts'
import { StaffRail } from '#ui/blocks/staff/frame/staff-rail.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Staff rail',
  component: StaffRail,
  args: { ...settings, places: ownersPlaces, current: 'desk', onFind: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'The first of the window’s six panes. **Do** give it only the places that the account may open; the groups close up. **Do** let a number count and a vermilion pane ask. **Don’t** put an action into it: the screen has one, and it is lit.',
      },
      story: { inline: false, height: '720px' },
    },
  },
} satisfies Meta<typeof StaffRail>

export default meta
type Story = StoryObj<typeof meta>

export const Owner: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const places = within(canvas.getByRole('navigation', { name: 'Staff' })).getAllByRole('link')
    await expect(places.map((place) => place.textContent)).toContain('Posts5 wait for you5')
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/admin')
    await userEvent.click(canvas.getByRole('button', { name: /Find or do/ }))
    await expect(args.onFind).toHaveBeenCalledOnce()
  },
}

export const Moderator: Story = {
  args: { places: moderatorsPlaces, account: moderator, current: 'messages' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /People/ })).toBeNull()
    await expect(canvas.getByRole('link', { name: /Messages/ })).toHaveAttribute('aria-current', 'page')
  },
}

export const AccountMenu: Story = {
  args: { onSignOut: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const account = canvas.getByRole('button', { name: /Account Arta Kodra/ })
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await waitFor(() => expect(args.onSignOut).toHaveBeenCalledOnce())
    await userEvent.click(account)
    await expect(await screen.findByRole('menuitem', { name: 'Account' })).toHaveAttribute('href', '/admin/account')
  },
}

export const LanguageMenu: Story = {
  args: { onLanguageChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const language = canvas.getByRole('button', { name: /Language: English/ })
    await userEvent.click(language)
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Deutsch' }))
    await expect(args.onLanguageChange).toHaveBeenCalledWith('de')
    // A press while the first is still shutting would not open another.
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await userEvent.click(language)
    await expect(await screen.findByRole('menuitemradio', { name: 'English' })).toBeChecked()
  },
}

export const TimeOfDayMenu: Story = {
  args: { onThemeChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Time of day: Automatic' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Night' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('night')
  },
}

/** For screens of one thing: signs only; hover and focus name them, with their keys. */
export const Jamb: Story = {
  args: { layout: 'jamb', current: 'posts' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    canvas.getByRole('link', { name: /Newsletter/ }).focus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Newsletter')
  },
}

/** There the account’s menu has all that the rail has at its foot. */
export const JambMenu: Story = {
  args: { layout: 'jamb', onKeys: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const account = canvas.getByRole('button', { name: /Account Arta Kodra/ })
    await userEvent.click(account)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Keys' }))
    await expect(args.onKeys).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await userEvent.click(account)
    await expect(await screen.findByRole('menuitemradio', { name: 'Night' })).toBeVisible()
  },
}

/** A window without room for six panes has the jamb as well. */
export const Tablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Recently deleted/ }).clientWidth).toBeLessThan(65)
  },
}

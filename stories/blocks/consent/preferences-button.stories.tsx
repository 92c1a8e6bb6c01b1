import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { PreferencesButton } from '#ui/blocks/consent/preferences-button.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'

const meta = {
  title: 'Blocks/Consent/Preferences button',
  component: PreferencesButton,
  args: { onClick: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component:
          '**Do** show it once a choice is stored, at the end of every public page. It floats only where the window has room beside the page.\n\n**Don’t** show it together with the banner, or put a second floating thing in its corner.',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <div className="min-h-60" />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PreferencesButton>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cookie preferences' }))
    await waitFor(() => expect(args.onClick).toHaveBeenCalledOnce())
  },
}

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Cookie preferences' })).toHaveFocus())
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const AfterTheFooter: Story = {
  decorators: [
    (Story) => (
      <>
        <SiteFooter year={2026} />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect()
    const button = canvas.getByRole('button', { name: 'Cookie preferences' }).getBoundingClientRect()
    await expect(button.top).toBeGreaterThanOrEqual(footer.bottom)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { moderatorsPlaces, ownersPlaces, settings } from '#stories/fixtures/staff.ts'
import { PhoneBar } from '#ui/blocks/staff/frame/phone-bar.tsx'
import { ScreenLit } from '#ui/blocks/staff/frame/screen-lit.tsx'

const meta = {
  title: 'Blocks/Staff/Frame/Phone bar',
  component: PhoneBar,
  args: { ...settings, places: ownersPlaces, current: 'desk' },
  render: (args) => (
    <div data-slot="staff-frame" className="min-h-160 text-sm">
      <ScreenLit lit={{ action: 'Answer the joiners', short: 'Answer', href: '#joiners' }} />
      <PhoneBar {...args} />
    </div>
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: {
    docs: {
      description: {
        component: 'At the foot of a phone: what one goes to on the way. The screen brings the lit pane at its right.',
      },
      story: { inline: false, height: '640px' },
    },
  },
} satisfies Meta<typeof PhoneBar>

export default meta
type Story = StoryObj<typeof meta>

export const WithLitPane: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Desk/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Answer' })).toBeVisible()
  },
}

export const WithoutLitPane: Story = {
  args: { places: moderatorsPlaces, current: 'deleted' },
  render: (args) => (
    <div data-slot="staff-frame" className="min-h-160 text-sm">
      <PhoneBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveAttribute('aria-current', 'true')
  },
}

export const MoreIsOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('link', { name: /Recently deleted/ })).toBeVisible()
  },
}

/** At 320 px nothing is cut off but ends of words. */
export const Tiny: Story = { globals: { viewport: { value: 'tiny', isRotated: false }, locale: 'de' } }

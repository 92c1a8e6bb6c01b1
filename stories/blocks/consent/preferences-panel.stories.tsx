import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import type { ConsentChoices } from '#api/contract/values/consent-choices.ts'
import { PreferencesPanel } from '#ui/blocks/consent/preferences-panel.tsx'
import { Button } from '#ui/primitives/button.tsx'

const allOff: ConsentChoices = {
  preferences: false,
  analytics: false,
  marketing: false,
  newsletter: false,
  notifications: false,
  recaptcha: false,
}

const receipt = {
  id: 'b7d0c2f4-5a1e-4c83-9f6b-21e8a4d93c50',
  version: '1.0',
  time: '2026-11-20T09:30:00Z',
  decision: 'customized',
} as const

const meta = {
  title: 'Blocks/Consent/Preferences panel',
  component: PreferencesPanel,
  args: {
    open: true,
    values: allOff,
    timeZone: 'Europe/Tirane',
    onCopy: fn(async () => {}),
    onSave: fn(),
    onRejectAll: fn(),
    onAcceptAll: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '900px' },
      description: {
        component:
          '**Do** start with everything off, and hand it the stored choice later on.\n\n**Don’t** store anything before Save preferences, Reject all or Accept all, and don’t take Escape for a choice.',
      },
    },
  },
} satisfies Meta<typeof PreferencesPanel>

export default meta
type Story = StoryObj<typeof meta>

export const FirstVisit: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('switch', { name: 'Analytics' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Save preferences' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ ...allOff, analytics: true }))
  },
}

export const EssentialLocked: Story = {
  play: async () => {
    const essential = await screen.findByRole('switch', { name: 'Essential' })
    await expect(essential).toBeChecked()
    await expect(essential).toHaveAttribute('aria-disabled', 'true')
  },
}

export const EditingLater: Story = {
  args: { values: { ...allOff, preferences: true, analytics: true }, receipt },
  play: async () => {
    await expect(await screen.findByRole('switch', { name: 'Preferences' })).toBeChecked()
    await expect(screen.getByRole('region', { name: 'Your receipt' })).toHaveTextContent('20 November 2026')
  },
}

export const AllAccepted: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Accept all' }))
    await waitFor(() => expect(args.onAcceptAll).toHaveBeenCalledOnce())
  },
}

export const AllRejected: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reject all' }))
    await waitFor(() => expect(args.onRejectAll).toHaveBeenCalledOnce())
  },
}

export const Cancelled: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledOnce())
  },
}

export const GlobalPrivacyControl: Story = {
  args: { hasPrivacySignal: true },
  play: async () => {
    await expect(await screen.findByText('Your browser asks for privacy')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { receipt },
  globals: { viewport: { value: 'phone' } },
}

export const OpenedByAButton: Story = {
  args: { open: false },
  render: function OpenedByAButton(args) {
    const [open, setOpen] = useState(false)
    return (
      <div className="min-h-60 p-6">
        <Button onClick={() => setOpen(true)}>Customise</Button>
        <PreferencesPanel {...args} open={open} onCancel={() => setOpen(false)} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customise' }))
    await expect(await screen.findByRole('dialog', { name: 'Cookie preferences' })).toBeVisible()
  },
}

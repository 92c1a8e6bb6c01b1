import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { PushModal } from '#ui/blocks/push/push-modal.tsx'

const meta = {
  title: 'Blocks/Push/Push modal',
  component: PushModal,
  args: {
    open: true,
    view: 'offer',
    onEnable: fn(),
    onRetry: fn(),
    onRefresh: fn(),
    onGuide: fn(),
    onClose: fn(),
  },
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          '**Do** open it on the visitor’s own click, and show the problem that really happened.\n\n**Don’t** open it by itself, don’t offer a retry that cannot help, and don’t ask again after Later.',
      },
    },
  },
} satisfies Meta<typeof PushModal>

export default meta
type Story = StoryObj<typeof meta>

export const Offer: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enable' }))
    await waitFor(() => expect(args.onEnable).toHaveBeenCalledOnce())
  },
}

export const OfferWithConsent: Story = {
  args: { needsConsent: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Allow and enable' }))
    await waitFor(() => expect(args.onEnable).toHaveBeenCalledOnce())
  },
}

export const Later: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const Enabling: Story = {
  args: { isBusy: true },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Enabling…' }))
    await waitFor(() => expect(args.onEnable).not.toHaveBeenCalled())
  },
}

export const GuideForIOS: Story = {
  args: { view: 'ios' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'First to the Home Screen' })).toBeVisible()
    await expect(screen.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const GuideForSafari: Story = {
  args: { view: 'safari' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Notifications in Safari' })).toBeVisible()
  },
}

export const LimitedSafariSupport: Story = {
  args: { view: 'safariLimited' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Steps for Safari on a Mac' }))
    await waitFor(() => expect(args.onGuide).toHaveBeenCalledWith('safari'))
  },
}

export const NotSupportedInTheBrowser: Story = {
  args: { view: 'unsupportedBrowser' },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'This browser does not support notifications' }),
    ).toBeVisible()
  },
}

export const NotAvailableOnMobile: Story = {
  args: { view: 'unsupportedMobile' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Steps for iPhone and iPad' }))
    await waitFor(() => expect(args.onGuide).toHaveBeenCalledWith('ios'))
  },
}

export const PermissionDenied: Story = {
  args: { view: 'permissionDenied' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce())
  },
}

export const SubscriptionFailed: Story = {
  args: { view: 'subscribeFailed' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Subscribing failed' })).toBeVisible()
  },
}

export const UnsubscriptionFailed: Story = {
  args: { view: 'unsubscribeFailed' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Unsubscribing failed' })).toBeVisible()
  },
}

export const NotificationPermissionRequired: Story = {
  args: { view: 'permissionRequired' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Notifications need your permission' })).toBeVisible()
  },
}

export const ServiceWorkerRegistrationFailed: Story = {
  args: { view: 'workerFailed' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Refresh the page' }))
    await waitFor(() => expect(args.onRefresh).toHaveBeenCalledOnce())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible())
  },
}

export const ServerConfigurationError: Story = {
  args: { view: 'serverConfiguration' },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact')
  },
}

export const SetupFailed: Story = {
  args: { view: 'setupFailed' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Notifications could not be set up' })).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const GuideOnAPhone: Story = {
  args: { view: 'ios' },
  globals: { viewport: { value: 'phone' } },
}

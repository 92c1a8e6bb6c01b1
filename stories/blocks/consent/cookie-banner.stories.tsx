import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { CookieBanner } from '#ui/blocks/consent/cookie-banner.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'

const meta = {
  title: 'Blocks/Consent/Cookie banner',
  component: CookieBanner,
  args: { onReject: fn(), onCustomize: fn(), onAccept: fn() },
  parameters: {
    docs: {
      story: { inline: false, height: '420px' },
      description: {
        component:
          '**Do** put it first in the document, a second after the page, and take it away after any of the three.\n\n**Don’t** give Reject or Accept a look of its own, trap the focus, dim the page or ask twice.',
      },
    },
  },
  decorators: [
    (Story) => (
      <>
        <div className="min-h-96 lg:min-h-60" />
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Cookies' })).toBeVisible()
  },
}

export const Rejected: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reject' }))
    await waitFor(() => expect(args.onReject).toHaveBeenCalledOnce())
  },
}

export const Accepted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept' }))
    await waitFor(() => expect(args.onAccept).toHaveBeenCalledOnce())
  },
}

export const Customizing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Customise' }))
    await waitFor(() => expect(args.onCustomize).toHaveBeenCalledOnce())
  },
}

export const GlobalPrivacyControl: Story = {
  args: { hasPrivacySignal: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/everything optional is off/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [reject, accept] = ['Reject', 'Accept'].map((name) => canvas.getByRole('button', { name }))
    await expect(reject?.getBoundingClientRect().width).toBe(accept?.getBoundingClientRect().width)
  },
}

export const AboveTheFooter: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <SiteFooter year={2026} />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('contentinfo')
    await waitFor(() => expect(getComputedStyle(footer).borderBottomWidth).not.toBe('0px'))
  },
}

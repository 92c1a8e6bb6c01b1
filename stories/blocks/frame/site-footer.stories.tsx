import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { NewsletterForm } from '#ui/blocks/forms/newsletter-form.tsx'
import { SiteFooter } from '#ui/blocks/frame/site-footer.tsx'
import { PushControl } from '#ui/blocks/push/push-control.tsx'

const phone = { viewport: { value: 'phone', isRotated: false } }

const meta = {
  title: 'Blocks/Frame/Site footer',
  component: SiteFooter,
  args: {
    year: 2026,
    newsletter: <NewsletterForm onSubmit={fn()} />,
    push: <PushControl state="off" onEnable={fn()} onUnsubscribe={fn()} onHelp={fn()} />,
  },
  globals: { viewport: { value: 'laptop', isRotated: false } },
  parameters: {
    docs: {
      story: { inline: false, height: '760px' },
      description: {
        component:
          '**Do** pass only the pages that exist, and the newsletter and push slots only when their services work: the panes close up. **Do** take the year from a clock outside.\n\n**Don’t** add a filled button here: the window to Contact is the one way on.',
      },
    },
    viewport: { options: { narrow: { name: 'narrow 320', styles: { width: '320px', height: '640px' } } } },
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('© 2026 Dritare')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Imprint' })).toHaveAttribute('href', '/imprint')
  },
}

export const ServiceOpened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Web development' }))
    await expect(await screen.findByRole('dialog', { name: 'Web development' })).toBeVisible()
  },
}

export const WithoutServices: Story = {
  name: 'Without newsletter and push',
  args: { newsletter: undefined, push: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
  },
}

export const OnlyContact: Story = {
  args: { links: ['contact'], newsletter: undefined, push: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Legal')).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Contact' }).checkVisibility()).toBe(true)
  },
}

export const Phone: Story = {
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'GDPR' }).checkVisibility()).toBe(false)
  },
}

export const PhoneColumnsOpen: Story = {
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    for (const title of ['Company', 'Legal']) await userEvent.click(canvas.getByRole('heading', { name: title }))
    for (const name of ['Portfolio', 'GDPR']) {
      await waitFor(() => expect(canvas.getByRole('link', { name }).checkVisibility()).toBe(true))
    }
  },
}

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

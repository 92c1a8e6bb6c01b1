import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewsletterWelcome } from '#ui/mails/newsletter-welcome.tsx'
import { address, loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Newsletter welcome',
  component: NewsletterWelcome,
  args: { link: address('preferences'), unsubscribe: address('unsubscribe'), archive: address('issues') },
  loaders: [({ args, globals }) => loadMail({ template: 'newsletter-welcome', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          'To who has just confirmed, where the operator wants it: off in every language until then.\n\n**Do** say what comes, and how it ends. **Don’t** sell anything in it.',
      },
    },
  },
} satisfies Meta<typeof NewsletterWelcome>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'You are on the list.' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Earlier issues' })).toHaveAttribute('href', address('issues'))
    await expect(mail.getByRole('link', { name: 'Unsubscribe' })).toHaveAttribute('href', address('unsubscribe'))
  },
}

export const WithoutArchive: Story = {
  args: { archive: undefined },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.queryByRole('link', { name: 'Earlier issues' })).toBeNull()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Topics and language\s+https:\S+preferences/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

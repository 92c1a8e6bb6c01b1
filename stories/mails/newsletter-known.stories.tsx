import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewsletterKnown } from '#ui/mails/newsletter-known.tsx'
import { address, loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Newsletter known',
  component: NewsletterKnown,
  args: { link: address('preferences'), unsubscribe: address('unsubscribe') },
  loaders: [({ args, globals }) => loadMail({ template: 'newsletter-known', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** write to addresses that are on the list already, too: the form’s answer must not tell who is.\n\n**Don’t** offer a second confirmation.',
      },
    },
  },
} satisfies Meta<typeof NewsletterKnown>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'You are on the list already.' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Topics and language' })).toHaveAttribute(
      'href',
      address('preferences'),
    )
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

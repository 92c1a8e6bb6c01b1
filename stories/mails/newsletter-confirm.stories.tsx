import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NewsletterConfirm } from '#ui/mails/newsletter-confirm.tsx'
import { address, loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Newsletter confirm',
  component: NewsletterConfirm,
  args: { link: address('confirm'), unsubscribe: address('unsubscribe') },
  loaders: [({ args, globals }) => loadMail({ template: 'newsletter-confirm', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what happens without the click: nothing.\n\n**Don’t** confirm by the link itself: mail scanners open every one.',
      },
    },
  },
} satisfies Meta<typeof NewsletterConfirm>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'One last click.' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Confirm on our page' })).toHaveAttribute('href', address('confirm'))
  },
}

/** To somebody of a list that staff have brought in: no form was filled in. */
export const OfAList: Story = {
  name: 'Of a list',
  args: { isImported: true },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/We have noted that you would like the newsletter/)).toBeVisible()
    await expect(mail.queryByText(/form/)).toBeNull()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Confirm on our page\s+https:\S+confirm/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

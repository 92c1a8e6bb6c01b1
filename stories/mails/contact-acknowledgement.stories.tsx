import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactAcknowledgement } from '#ui/mails/contact-acknowledgement.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Contact acknowledgement',
  component: ContactAcknowledgement,
  args: { purpose: 'quote', receivedAt: Date.UTC(2026, 10, 20, 12) },
  loaders: [({ args, globals }) => loadMail({ template: 'contact-acknowledgement', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say when an answer comes, and what it is about in our own words.\n\n**Don’t** repeat anything that was typed: the address may be somebody else’s. Don’t advertise: the reader waits for an answer.',
      },
    },
  },
} satisfies Meta<typeof ContactAcknowledgement>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Your message is here.' })).toBeVisible()
    await expect(mail.getByText(/within 24 hours/, { selector: 'p' })).toBeVisible()
    await expect(mail.getByText(/A quote/)).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Date: 20 November 2026/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

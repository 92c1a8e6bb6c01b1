import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactAnswer } from '#ui/mails/contact-answer.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Contact answer',
  component: ContactAnswer,
  args: {
    text: 'Hello,\n\nThank you for your message. One website of four is a project of eight to sixteen weeks.\n\nDoes Wednesday, 10 o’clock suit you?',
    message: 'We are a sailing club with four websites.\n\nWe would like one.',
    receivedAt: Date.UTC(2026, 10, 20, 12),
  },
  loaders: [({ args, globals }) => loadMail({ template: 'contact-answer', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          'What staff write, in one thread with the acknowledgement. **Do** keep their words first. **Don’t** add anything that they did not write above the quotation.',
      },
    },
  },
} satisfies Meta<typeof ContactAnswer>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Our answer.' })).toBeVisible()
    await expect(mail.getByText(/You wrote on 20 November 2026/)).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Does Wednesday, 10 o’clock suit you/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

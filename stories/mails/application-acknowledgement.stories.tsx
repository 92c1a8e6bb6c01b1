import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApplicationAcknowledgement } from '#ui/mails/application-acknowledgement.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Application acknowledgement',
  component: ApplicationAcknowledgement,
  args: { interest: 'fulltime', receivedAt: Date.UTC(2026, 10, 20, 12) },
  loaders: [({ args, globals }) => loadMail({ template: 'application-acknowledgement', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what happens next, and how long it takes.\n\n**Don’t** promise more than the careers page does, or repeat anything that was typed: the address may be somebody else’s.',
      },
    },
  },
} satisfies Meta<typeof ApplicationAcknowledgement>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Your application is here.' })).toBeVisible()
    await expect(mail.getByText('Hello,')).toBeVisible()
    await expect(mail.getByText(/A full-time position/)).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3–5 business days/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApplicationAcknowledgement } from '#ui/mails/application-acknowledgement.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Application acknowledgement',
  component: ApplicationAcknowledgement,
  args: {
    name: 'Jonida Sample',
    resume: 'Jonida Sample.pdf',
    message: 'I draw windows and would like to draw yours.',
  },
  loaders: [({ args, globals }) => loadMail({ template: 'application-acknowledgement', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what happens next, and how long it takes.\n\n**Don’t** promise more than the careers page does.',
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
    await expect(mail.getByText(/\(Jonida Sample.pdf\)/)).toBeVisible()
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

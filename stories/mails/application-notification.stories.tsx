import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ApplicationNotification } from '#ui/mails/application-notification.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Application notification',
  component: ApplicationNotification,
  args: {
    name: 'Jonida Sample',
    email: 'jonida@example.org',
    phone: '+355 69 123 45 67',
    interest: 'fulltime',
    applicantLanguage: 'sq',
    resume: 'Jonida Sample.pdf',
    risks: [],
    message: 'I draw windows and would like to draw yours.',
  },
  loaders: [({ args, globals }) => loadMail({ template: 'application-notification', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** name the résumé’s file.\n\n**Don’t** attach it: an inbox keeps what it gets for ever, and a stranger’s file is opened with care.',
      },
    },
  },
} satisfies Meta<typeof ApplicationNotification>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Jonida Sample has applied.' })).toBeVisible()
    await expect(mail.getByText(/Jonida Sample.pdf, kept on the server/)).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Phone: \+355 69 123 45 67/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

export const RiskyResume: Story = {
  name: 'Risky résumé',
  args: { resume: 'Jonida Sample.docx', risks: ['remote', 'object'] },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/loads something from another computer/)).toBeVisible()
    await expect(mail.getByText(/Open it with care/)).toBeVisible()
  },
}

export const ForAnOpening: Story = { args: { opening: 'Frontend developer' } }

export const NoPhone: Story = {
  args: { phone: '' },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.queryByText('Phone:')).not.toBeInTheDocument()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactNotification } from '#ui/mails/contact-notification.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Contact notification',
  component: ContactNotification,
  args: {
    name: 'Jonida Sample',
    email: 'jonida@example.org',
    purpose: 'quote',
    senderLanguage: 'sq',
    message: 'We would like a window on the web.\n\nIt should open in spring.',
  },
  loaders: [({ args, globals }) => loadMail({ template: 'contact-notification', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** answer by replying: the sender’s address is in the Reply-To header.\n\n**Don’t** turn anything of the sender’s into a link or an element.',
      },
    },
  },
} satisfies Meta<typeof ContactNotification>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Jonida Sample has written.' })).toBeVisible()
    await expect(mail.getByText(/It should open in spring/, { selector: 'blockquote *' })).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Purpose: A quote/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

const longest = {
  name: 'Wolfgang-Maximilian von Donaudampfschifffahrtsgesellschaftskapitän und zu Barrierefreiheitsstärkungsgesetz',
  message: `<b>Bold</b> & "quoted" https://example.org/${'a-very-long-path/'.repeat(12)}\n\n    four spaces before this line\n${'window '.repeat(90)}`,
}

export const LongAndHostile: Story = {
  args: longest,
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/<b>Bold<\/b>/, { selector: 'blockquote *' })).toBeVisible()
    await expect(mail.queryByRole('link')).not.toBeInTheDocument()
  },
}

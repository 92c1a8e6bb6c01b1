import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ContactAcknowledgement } from '#ui/mails/contact-acknowledgement.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Contact acknowledgement',
  component: ContactAcknowledgement,
  args: { name: 'Jonida Sample', message: 'We would like a window on the web.\n\nIt should open in spring.' },
  loaders: [({ args, globals }) => loadMail({ template: 'contact-acknowledgement', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say when an answer comes, and repeat what was written.\n\n**Don’t** advertise: the reader waits for an answer.',
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
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/> It should open in spring/)).toBeVisible()
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

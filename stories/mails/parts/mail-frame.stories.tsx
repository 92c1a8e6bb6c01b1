import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailFrame } from '#ui/mails/parts/mail-frame.tsx'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { address, loadFrame, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Frame',
  component: MailFrame,
  args: {
    title: 'A title, at most two lines long.',
    preview: 'What lists of mails show beside the subject',
    reason: 'Why this mail has come stands here.',
    children: <MailPane>Panes stand here.</MailPane>,
  },
  loaders: [({ args, globals }) => loadFrame(<MailFrame {...args} />, globals)],
  render: showMail,
} satisfies Meta<typeof MailFrame>

export default meta
type Story = StoryObj<typeof meta>

export const OnePane: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText('Why this mail has come stands here.')).toBeVisible()
    await expect(mail.getByText(/What lists of mails show/)).not.toBeVisible()
  },
}

export const WithAWayOut: Story = { args: { leave: { href: address('unsubscribe'), label: 'Unsubscribe' } } }

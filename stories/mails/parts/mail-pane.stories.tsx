import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'

import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Pane',
  component: MailPane,
  args: { children: 'A view.' },
  loaders: [({ args, globals }) => loadPart(<MailPane {...args} />, globals)],
  render: showMail,
} satisfies Meta<typeof MailPane>

export default meta
type Story = StoryObj<typeof meta>

export const WithARule: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText('A view.')).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailLines } from '#ui/mails/parts/mail-lines.tsx'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Lines',
  component: MailLines,
  args: { text: 'Hello,\n\nthird line with <b>marks</b>' },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailLines {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailLines>

export default meta
type Story = StoryObj<typeof meta>

export const AsTyped: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/third line with <b>marks<\/b>/)).toBeVisible()
  },
}

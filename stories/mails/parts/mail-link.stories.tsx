import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailLink } from '#ui/mails/parts/mail-link.tsx'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Link',
  component: MailLink,
  args: { href: 'https://dritare.example/', children: 'Dritare on the web' },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailLink {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailLink>

export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('link', { name: 'Dritare on the web' })).toBeVisible()
  },
}

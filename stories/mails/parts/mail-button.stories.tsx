import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailButton } from '#ui/mails/parts/mail-button.tsx'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Button',
  component: MailButton,
  args: { href: 'https://dritare.example/en/newsletter/', children: 'Open the window' },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailButton {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailButton>

export default meta
type Story = StoryObj<typeof meta>

export const WithItsAddress: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    const links = mail.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(Array(2).fill('https://dritare.example/en/newsletter/'))
  },
}

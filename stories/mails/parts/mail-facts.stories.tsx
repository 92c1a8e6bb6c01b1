import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailFacts } from '#ui/mails/parts/mail-facts.tsx'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Facts',
  component: MailFacts,
  args: {
    facts: [
      { label: 'Email:', value: 'jonida@example.org' },
      { label: 'Language:', value: 'Shqip' },
    ],
  },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailFacts {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailFacts>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/Shqip/)).toBeVisible()
  },
}

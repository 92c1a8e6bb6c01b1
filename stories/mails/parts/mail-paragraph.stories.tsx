import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { MailParagraph } from '#ui/mails/parts/mail-paragraph.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Paragraph',
  component: MailParagraph,
  args: { children: 'A window frames a view, lets light in, opens and shuts.' },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailParagraph {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailParagraph>

export default meta
type Story = StoryObj<typeof meta>

export const Words: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/frames a view/)).toBeVisible()
  },
}

export const Soft: Story = { args: { tone: 'soft' } }

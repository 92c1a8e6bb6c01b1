import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { MailQuote } from '#ui/mails/parts/mail-quote.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Quote',
  component: MailQuote,
  args: { text: 'First line\n\n    indented <b>third</b> line' },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailQuote {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailQuote>

export default meta
type Story = StoryObj<typeof meta>

export const LinesAreKept: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/indented <b>third<\/b> line/)).toBeVisible()
  },
}

export const FromRightToLeft: Story = { args: { text: 'שלום,\nנרצה חלון ברשת.' } }

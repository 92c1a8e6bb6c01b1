import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailBrand } from '#ui/mails/parts/mail-brand.tsx'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Brand',
  component: MailBrand,
  loaders: [
    ({ globals }) =>
      loadPart(
        <MailPane>
          <MailBrand />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailBrand>

export default meta
type Story = StoryObj<typeof meta>

export const NameAndWindow: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getAllByText('Dritare')[1]).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MailPane } from '#ui/mails/parts/mail-pane.tsx'
import { MailPicture } from '#ui/mails/parts/mail-picture.tsx'
import { loadPart, mailIn, showMail } from '../mail-stories.tsx'

const meta = {
  title: 'Mails/Parts/Picture',
  component: MailPicture,
  args: {
    picture: {
      src: new URL('/pictures/performance-budget-800.jpg', window.location.origin).href,
      width: 800,
      height: 500,
      alt: 'A feather and a stone on a pair of scales.',
    },
  },
  loaders: [
    ({ args, globals }) =>
      loadPart(
        <MailPane>
          <MailPicture {...args} />
        </MailPane>,
        globals,
      ),
  ],
  render: showMail,
} satisfies Meta<typeof MailPicture>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('img', { name: 'A feather and a stone on a pair of scales.' })).toBeVisible()
  },
}

export const NotLoaded: Story = { args: { picture: { ...meta.args.picture, src: 'data:,' } } }

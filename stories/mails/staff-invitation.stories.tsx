import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffInvitation } from '#ui/mails/staff-invitation.tsx'
import { loadMail, mailIn, showMail, showText, staffAddress } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Staff invitation',
  component: StaffInvitation,
  args: { link: staffAddress('invitation'), role: 'moderator' },
  loaders: [({ args, globals }) => loadMail({ template: 'staff-invitation', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say what the role may do, and how long the link works.\n\n**Don’t** repeat a name or a word that somebody typed: whoever may invite could mail anything to anybody.',
      },
    },
  },
} satisfies Meta<typeof StaffInvitation>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'You are invited.' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Accept the invitation' })).toHaveAttribute(
      'href',
      staffAddress('invitation'),
    )
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Accept the invitation\s+https:\S+invitation/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

export const Owner: Story = {
  args: { role: 'owner' },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByText(/as an owner: with all rights/)).toBeVisible()
  },
}

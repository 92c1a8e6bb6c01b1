import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffNewDevice } from '#ui/mails/staff-new-device.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Staff new device',
  component: StaffNewDevice,
  args: {
    link: 'https://dritare.example/admin/account',
    browser: 'Firefox',
    system: 'Linux',
    signedInAt: Date.UTC(2026, 10, 20, 12),
  },
  loaders: [({ args, globals }) => loadMail({ template: 'staff-new-device', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** name browser, system and time, and what to do when it was somebody else.\n\n**Don’t** show what the browser calls itself: those are words of whoever signed in.',
      },
    },
  },
} satisfies Meta<typeof StaffNewDevice>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'A new device has signed in.' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Open your account' })).toHaveAttribute(
      'href',
      'https://dritare.example/admin/account',
    )
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Browser: Firefox/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

export const UnknownDevice: Story = {
  args: { browser: 'Other', system: 'Other' },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getAllByText(/Unknown/)).toHaveLength(2)
  },
}

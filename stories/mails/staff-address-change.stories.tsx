import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffAddressChange } from '#ui/mails/staff-address-change.tsx'
import { loadMail, mailIn, showMail, showText, staffAddress } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Staff address change',
  component: StaffAddressChange,
  args: { link: staffAddress('address'), end: 'new' },
  loaders: [({ args, globals }) => loadMail({ template: 'staff-address-change', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** ask at both ends.\n\n**Don’t** name the other address: its page shows it to whoever has the link.',
      },
    },
  },
} satisfies Meta<typeof StaffAddressChange>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Use this address?' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'See the change' })).toHaveAttribute('href', staffAddress('address'))
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/See the change\s+https:\S+address/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

export const OldEnd: Story = {
  args: { end: 'old' },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Leave this address?' })).toBeVisible()
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffReset } from '#ui/mails/staff-reset.tsx'
import { loadMail, mailIn, showMail, showText, staffAddress } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Staff reset',
  component: StaffReset,
  args: { link: staffAddress('reset'), cause: 'asked' },
  loaders: [({ args, globals }) => loadMail({ template: 'staff-reset', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          '**Do** say that nothing happens without the page.\n\n**Don’t** send a password, or say whether a second step will be asked for.',
      },
    },
  },
} satisfies Meta<typeof StaffReset>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'A new password.' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Choose a password' })).toHaveAttribute('href', staffAddress('reset'))
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Choose a password\s+https:\S+reset/)).toBeVisible()
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'tiny', isRotated: false } },
}

export const Operator: Story = {
  args: { cause: 'operator' },
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Your second step was removed.' })).toBeVisible()
  },
}

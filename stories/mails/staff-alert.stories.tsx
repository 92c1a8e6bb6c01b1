import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffAlert } from '#ui/mails/staff-alert.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Staff alert',
  component: StaffAlert,
  args: {
    direction: 'fall',
    day: '2026-11-15',
    visits: 12,
    usual: 140,
    weeks: 8,
    link: 'https://dritare.example/analytics?timeRange=own&from=2026-11-15&to=2026-11-15',
    settings: 'https://dritare.example/admin/account',
  },
  loaders: [({ args, globals }) => loadMail({ template: 'staff-alert', props: args }, globals)],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          'A day on which visits were unusually many or few. **Do** say what is usual, and how that is known. **Don’t** claim to know why.',
      },
    },
  },
} satisfies Meta<typeof StaffAlert>

export default meta
type Story = StoryObj<typeof meta>

export const Fall: Story = {
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'Fewer visits than usual.' })).toBeVisible()
  },
}

export const Rise: Story = { args: { direction: 'rise', visits: 812 } }

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the median of the last 8 weeks/)).toBeVisible()
  },
}

export const GermanPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'tiny', isRotated: false } },
}

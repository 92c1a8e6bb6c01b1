import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StaffReport } from '#ui/mails/staff-report.tsx'
import { loadMail, mailIn, showMail, showText } from './mail-stories.tsx'

const meta = {
  title: 'Mails/Staff report',
  component: StaffReport,
  args: {
    kind: 'weekly',
    from: '2026-11-09',
    to: '2026-11-15',
    figures: { visitors: 1204, visits: 1410, views: 5102, timeOnPage: 68 },
    before: { visitors: 980, visits: 1102, views: 5204, timeOnPage: 61 },
    agreed: 0.41,
    pages: [
      { key: '/en/', count: 1200, before: 1100 },
      { key: '/de/blog/app/was-eine-website-kostet/', count: 840, before: 900 },
      { key: '/en/portfolio/', count: 410, before: 0 },
      { key: 'not-found', count: 31, before: 30 },
    ],
    channels: [
      { key: 'search', count: 640, before: 500 },
      { key: 'direct', count: 420, before: 410 },
      { key: 'assistants', count: 96, before: 40 },
    ],
    link: 'https://dritare.example/analytics?timeRange=own&from=2026-11-09&to=2026-11-15',
    settings: 'https://dritare.example/admin/account',
  },
  loaders: [
    ({ args, globals }) =>
      loadMail(
        { template: 'staff-report', props: { ...args, pages: [...args.pages], channels: [...args.channels] } },
        globals,
      ),
  ],
  render: showMail,
  parameters: {
    docs: {
      description: {
        component:
          'The numbers of a week or a month. **Do** say how many people are not in them. **Don’t** judge: a change is a number.',
      },
    },
  },
} satisfies Meta<typeof StaffReport>

export default meta
type Story = StoryObj<typeof meta>

export const Html: Story = {
  name: 'HTML part',
  play: async ({ canvasElement }) => {
    const mail = await mailIn(canvasElement)
    await expect(mail.getByRole('heading', { level: 1, name: 'The week in numbers.' })).toBeVisible()
    await expect(mail.getByRole('link', { name: 'Switch it off in your account' })).toBeVisible()
  },
}

export const TextPart: Story = {
  render: showText,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Visitors: 1,204/)).toBeVisible()
  },
}

export const Month: Story = { args: { kind: 'monthly', from: '2026-10-01', to: '2026-10-31' } }

export const Nobody: Story = {
  args: {
    figures: { visitors: 0, visits: 0, views: 0, timeOnPage: null },
    agreed: null,
    pages: [],
    channels: [],
  },
}

export const GermanPhone: Story = {
  globals: { locale: 'de', viewport: { value: 'tiny', isRotated: false } },
}

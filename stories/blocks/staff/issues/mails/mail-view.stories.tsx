import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { previews } from '#stories/fixtures/staff/issues.ts'
import { MailView } from '#ui/blocks/staff/issues/mails/mail-view.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Mails/Mail view',
  component: MailView,
  decorators: [(Story) => <div className="max-w-60 p-4">{Story()}</div>],
  args: {
    html: previews.en.html,
    language: 'en',
    light: 'day',
    width: 'phone',
  },
} satisfies Meta<typeof MailView>

export default meta
type Story = StoryObj<typeof meta>

export const ByDay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('Mail in English, by day')).toHaveAttribute('sandbox', 'allow-same-origin')
  },
}

/** Whatever the device says. */
export const ByNight: Story = { args: { light: 'night' } }

export const Desktop: Story = { args: { width: 'desktop' } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { sending } from '#stories/fixtures/staff/sending.ts'
import { SendingColumns } from '#ui/blocks/staff/issues/watch/sending-columns.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Watch/Sending columns',
  component: SendingColumns,
  args: {
    sending,
    current: 'de',
    hrefFor: (language) => `#${language}`,
    clock,
    action: '#sending',
    maySend: true,
    onDeed: fn(),
  },
} satisfies Meta<typeof SendingColumns>

export default meta
type Story = StoryObj<typeof meta>

export const SixSideBySide: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Français' })).toBeVisible()
  },
}

export const PhoneShowsOne: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Deutsch' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('region', { name: 'Deutsch' })).toBeVisible()
  },
}

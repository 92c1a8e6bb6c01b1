import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { analytics, links } from '#stories/fixtures/staff/analytics.ts'
import { segmentsOfBoard, segmentWriting } from '#stories/fixtures/staff/segments.ts'
import { SegmentsStrip } from '#ui/blocks/staff/segments/segments-strip.tsx'

const filtered = { ...links, shown: { ...links.shown, filters: { channel: 'mail' } } }

const meta = {
  title: 'Blocks/Staff/Segments/Strip',
  component: SegmentsStrip,
  args: { ...segmentsOfBoard, clock: analytics, links },
  parameters: {
    docs: {
      description: {
        component:
          'Kept segments as places to go to; behind “Keep or share” what is filtered is kept under a name, or given away as a link. **Do** let the address say what is shown. **Don’t** keep what everybody sees.',
      },
    },
  },
} satisfies Meta<typeof SegmentsStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  args: { links: filtered },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'From mails', current: true })).toBeVisible()
  },
}

export const Everybody: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Keep or share'))
    await expect(canvas.getByText(/A segment is what the numbers are narrowed to/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Make a link' })).toBeNull()
  },
}

export const Open: Story = {
  args: { links: { ...links, shown: { filters: { device: 'mobile' } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Keep or share'))
    await expect(canvas.getByRole('button', { name: 'Make a link' })).toBeVisible()
  },
}

export const Made: Story = {
  args: {
    links: filtered,
    writing: { ...segmentWriting, made: 'https://dritare.example/analytics/shared?token=V2h5IG5vdA' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'The new link' })).toHaveValue(
      'https://dritare.example/analytics/shared?token=V2h5IG5vdA',
    )
  },
}

export const Refused: Story = {
  args: {
    links: { ...links, shown: { filters: { device: 'mobile' } } },
    writing: {
      ...segmentWriting,
      refused: {
        typed: { deed: 'saveSegment', name: 'From mails' },
        errors: { name: 'There is a segment of this name already.' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is a segment of this name already.')).toBeVisible()
  },
}

export const Nothing: Story = { args: { segments: [], shares: [] } }

export const GermanPhone: Story = {
  args: { writing: { ...segmentWriting, made: 'https://dritare.example/analytics/shared?token=V2h5IG5vdA' } },
  globals: { locale: 'de', theme: 'night', viewport: { value: 'phone' } },
}

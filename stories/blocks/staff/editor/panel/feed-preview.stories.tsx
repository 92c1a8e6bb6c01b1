import type { Meta, StoryObj } from '@storybook/react-vite'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { accessible, unwritten } from '#stories/fixtures/staff/post-fields.ts'
import { FeedPreview } from '#ui/blocks/staff/editor/panel/feed-preview.tsx'
import { inPanel } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Feed preview',
  component: FeedPreview,
  decorators: [inPanel],
  args: {
    language: 'en',
    value: accessible,
    siteTitle: 'Learning Lab',
    date: clock.now,
    timeZone: clock.timeZone,
  },
  parameters: { docs: { description: { component: 'Roughly as a feed reader lists it.' } } },
} satisfies Meta<typeof FeedPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Written: Story = {}

export const NothingYet: Story = { args: { value: unwritten, date: undefined } }

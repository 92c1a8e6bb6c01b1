import type { Meta, StoryObj } from '@storybook/react-vite'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { accessible } from '#stories/fixtures/staff/post-fields.ts'
import { SearchPreview } from '#ui/blocks/staff/editor/panel/search-preview.tsx'
import { inPanel } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Search preview',
  component: SearchPreview,
  decorators: [inPanel],
  args: {
    language: 'en',
    title: accessible.title,
    description: accessible.seoDescription,
    siteTitle: 'Learning Lab',
    date: clock.now,
    timeZone: clock.timeZone,
  },
  parameters: { docs: { description: { component: 'Roughly as a search engine sets a result, cut where it cuts.' } } },
} satisfies Meta<typeof SearchPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Whole: Story = {}

export const Cut: Story = { args: { title: accessible.title.repeat(2), description: accessible.excerpt.repeat(2) } }

export const NothingWritten: Story = { args: { title: '', description: '', date: undefined } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { revisionNow, revisions, revisionThen } from '#stories/fixtures/staff/translation.ts'
import { RevisionsBoard } from '#ui/blocks/staff/editor/revisions/revisions-board.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Revisions/Revisions board',
  component: RevisionsBoard,
  args: {
    list: { language: 'en', revisions, clock, compared: 'r1', hrefFor: (id) => `#${id}` },
    view: { language: 'en', from: revisionThen, to: revisionNow, mode: 'inline', onModeChange: fn(), clock },
    facts: { isSource: true, onBringBack: fn() },
  },
  parameters: { docs: { description: { component: 'List, text and facts of a language’s revisions.' } } },
} satisfies Meta<typeof RevisionsBoard>

export default meta
type Story = StoryObj<typeof meta>

export const Compared: Story = {}

export const OnlyOne: Story = {
  args: {
    list: { language: 'en', revisions: revisions.slice(0, 1), clock, hrefFor: (id) => `#${id}` },
    view: undefined,
  },
}

export const Loading: Story = {
  args: { list: { language: 'en', revisions: undefined, clock, hrefFor: (id) => `#${id}` }, view: undefined },
}

export const German: Story = { globals: { locale: 'de' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

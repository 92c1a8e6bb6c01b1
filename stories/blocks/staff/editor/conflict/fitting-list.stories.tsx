import type { Meta, StoryObj } from '@storybook/react-vite'
import { fitting } from '#stories/fixtures/staff/editor.ts'
import { FittingList } from '#ui/blocks/staff/editor/conflict/fitting-list.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Conflict/Fitting list',
  component: FittingList,
  args: { fitting, language: 'en' },
  parameters: { docs: { description: { component: 'What fits together by itself, and whose it is.' } } },
} satisfies Meta<typeof FittingList>

export default meta
type Story = StoryObj<typeof meta>

export const Both: Story = {}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { accessRequest, doneRequests, erasureRequest } from '#stories/fixtures/staff/persons.ts'
import { RequestList } from '#ui/blocks/staff/persons/request-list.tsx'

const meta = {
  title: 'Blocks/Staff/Persons/Request list',
  component: RequestList,
  args: { open: [erasureRequest, accessRequest], done: doneRequests, clock, hrefFor: (id) => `#${id}` },
} satisfies Meta<typeof RequestList>

export default meta
type Story = StoryObj<typeof meta>

export const TwoAndTwo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'besa@example.org' })).toHaveAttribute('href', '#r1')
  },
}

export const Nothing: Story = { args: { open: [], done: [] } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

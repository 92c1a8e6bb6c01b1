import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { moderator, people } from '#stories/fixtures/staff/people.ts'
import { PeopleList } from '#ui/blocks/staff/people/people-list.tsx'

const meta = {
  title: 'Blocks/Staff/People/People list',
  component: PeopleList,
  args: { people, clock, action: '#done', onDeed: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'Who works here. **Do** let the row itself ask before anything is taken away. **Don’t** ask in a dialog.',
      },
    },
  },
} satisfies Meta<typeof PeopleList>

export default meta
type Story = StoryObj<typeof meta>

export const WorkingHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RowAsks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Besnik: what can be done'))
    await userEvent.click(canvas.getByRole('button', { name: 'Deactivate' }))
    await expect(canvas.getByText(/All sessions end at once/)).toBeVisible()
    await expect(args.onDeed).not.toHaveBeenCalled()
  },
}

export const Confirmed: Story = {
  tags: ['no-camera'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Besnik: what can be done'))
    await userEvent.click(canvas.getByRole('button', { name: 'Make an owner' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Make an owner' }))
    await expect(args.onDeed).toHaveBeenCalledWith('role', moderator)
  },
}

export const Refused: Story = {
  args: { problem: 'Somebody else changed this first. Look again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else changed this first.')
  },
}

export const Loading: Story = {
  args: { people: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching the list')
  },
}

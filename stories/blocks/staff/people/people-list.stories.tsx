import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
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

function rowOf(element: HTMLElement): HTMLElement {
  const row = element.closest('li')
  if (!row) throw new Error('It stands in no row.')
  return row
}

export const WorkingHere: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const RowAsks: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = canvas.getByText('Besnik: what can be done')
    await userEvent.click(menu)
    await userEvent.click(within(rowOf(menu)).getByRole('button', { name: 'Deactivate' }))
    await expect(canvas.getByText(/All sessions end at once/)).toBeVisible()
    await expect(args.onDeed).not.toHaveBeenCalled()
  },
}

export const Confirmed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const menu = canvas.getByText('Besnik: what can be done')
    const row = rowOf(menu)
    await userEvent.click(menu)
    await userEvent.click(within(row).getByRole('button', { name: 'Make an owner' }))
    await userEvent.click(within(within(row).getByRole('group')).getByRole('button', { name: 'Make an owner' }))
    await expect(args.onDeed).toHaveBeenCalledWith('role', moderator)
  },
}

export const Loading: Story = {
  args: { people: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Fetching the list')
  },
}

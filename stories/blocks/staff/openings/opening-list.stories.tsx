import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { clock } from '#stories/fixtures/staff/desk.ts'
import { staffOpenings } from '#stories/fixtures/staff/openings.ts'
import { OpeningList } from '#ui/blocks/staff/openings/opening-list.tsx'

const meta = {
  title: 'Blocks/Staff/Openings/Opening list',
  component: OpeningList,
  args: {
    openings: staffOpenings,
    clock,
    action: '#done',
    hrefFor: (id) => `#${id}`,
    onDelete: fn(),
    onRestore: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Every opening, also those that are over. **Don’t** ask before one is deleted: it can be brought back.',
      },
    },
  },
} satisfies Meta<typeof OpeningList>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('over since 31 October')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Delete: Frontend developer' }))
    await expect(args.onDelete).toHaveBeenCalledWith('o1')
  },
}

export const JustDeleted: Story = {
  args: { deleted: { id: 'o9', title: 'Frontend developer' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }))
    await expect(args.onRestore).toHaveBeenCalledWith('o9')
  },
}

export const NotDeleted: Story = { args: { problem: 'There is no connection just now.' } }

export const Nothing: Story = {
  args: { openings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No opening is written.')).toBeVisible()
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

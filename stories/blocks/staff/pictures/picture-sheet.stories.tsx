import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ramp, thrownAway, uses } from '#stories/fixtures/staff/pictures.ts'
import { PictureSheet } from '#ui/blocks/staff/pictures/picture-sheet.tsx'

const meta = {
  title: 'Blocks/Staff/Pictures/Picture sheet',
  component: PictureSheet,
  args: {
    picture: ramp,
    uses,
    action: '#done',
    backHref: '#pictures',
    onSave: fn(),
    onDelete: fn(),
    onRestore: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'One picture: what must stay in its crops, its words, and where it is used. It can be deleted only while no post uses it, and brought back for thirty days.',
      },
    },
  },
} satisfies Meta<typeof PictureSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Used: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('It stays as long as 2 posts use it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Delete/ })).toBeNull()
  },
}

export const Unused: Story = {
  args: { uses: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Delete this picture/ }))
    await expect(args.onDelete).toHaveBeenCalled()
  },
}

export const SavedByAnother: Story = {
  args: { isConflict: true, typed: { name: 'Ramp, second try' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Somebody else has saved this picture meanwhile.')
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ramp, second try')
  },
}

export const Deleted: Story = {
  args: { picture: thrownAway, uses: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bring it back' }))
    await expect(args.onRestore).toHaveBeenCalled()
  },
}

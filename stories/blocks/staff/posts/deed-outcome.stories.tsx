import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DeedOutcome } from '#ui/blocks/staff/posts/deed-outcome.tsx'

const meta = {
  title: 'Blocks/Staff/Posts/Deed outcome',
  component: DeedOutcome,
  args: {
    deed: 'unpublish',
    done: 2,
    refused: [{ id: 'p', title: 'The end of the carousel', why: 'changed', by: 'Ilir' }],
    action: '#posts',
  },
  parameters: {
    docs: { description: { component: 'What came of a deed. **Do** name what was left alone, and who changed it.' } },
  },
} satisfies Meta<typeof DeedOutcome>

export default meta
type Story = StoryObj<typeof meta>

export const Conflict: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      '2 of 3 done.“The end of the carousel” was changed by Ilir meanwhile. It was left alone.',
    )
  },
}

export const Stopped: Story = {
  args: { deed: 'publish', refused: [{ id: 'p', title: 'The end of the carousel', why: 'stopped', by: null }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Something stops “The end of the carousel”.')
  },
}

export const WithoutScripts: Story = {
  args: { done: 3, refused: [], undo: 'undo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

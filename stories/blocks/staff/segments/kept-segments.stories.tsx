import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { links } from '#stories/fixtures/staff/analytics.ts'
import { segments, segmentWriting } from '#stories/fixtures/staff/segments.ts'
import { KeptSegments } from '#ui/blocks/staff/segments/kept-segments.tsx'

const meta = {
  title: 'Blocks/Staff/Segments/Kept',
  component: KeptSegments,
  args: {
    segments,
    links,
    writing: segmentWriting,
    wordsOf: (filters) => Object.values(filters).join(', '),
    canKeep: true,
  },
  parameters: {
    docs: {
      description: {
        component:
          'Segments under their names. **Do** say what each is narrowed to. **Don’t** ask before one is deleted: its address still leads there.',
      },
    },
  },
} satisfies Meta<typeof KeptSegments>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByText('rename or delete: From mails')
    await userEvent.click(name)
    const details = name.closest<HTMLElement>('details')
    await expect(details).toHaveAttribute('open')
    if (details) await expect(within(details).getByRole('button', { name: 'Delete the segment' })).toBeVisible()
  },
}

export const Nothing: Story = { args: { segments: [], canKeep: false } }

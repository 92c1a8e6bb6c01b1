import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { pictureAddress, wholeText } from '#stories/fixtures/staff/sheet.ts'
import { RichSheet } from '#ui/blocks/staff/editor/rich-sheet.tsx'
import { SheetMode } from '#ui/blocks/staff/editor/sheet-mode.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Rich sheet',
  component: RichSheet,
  args: {
    start: () => wholeText,
    language: 'en',
    label: 'Text',
    onReady: fn(),
    onFail: fn(),
    onText: fn(),
    pictureAddress,
    mode: <SheetMode isPlain={false} onChange={fn()} />,
  },
  decorators: [
    (Story) => (
      <div className="@container p-10">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          'The editor that `MarkdownSheet` loads once it is there. **Don’t** import it: it brings Milkdown along.',
      },
    },
  },
} satisfies Meta<typeof RichSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onReady).toHaveBeenCalled())
    await expect(canvas.getByRole('heading', { name: 'Take one colour' })).toBeVisible()
    await expect(args.onFail).not.toHaveBeenCalled()
  },
}

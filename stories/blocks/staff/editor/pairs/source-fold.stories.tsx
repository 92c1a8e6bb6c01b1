import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { pairs, sourceNow } from '#stories/fixtures/staff/translation.ts'
import { pairBlocks } from '#ui/blocks/staff/editor/difference/pair-blocks.ts'
import { SourceFold } from '#ui/blocks/staff/editor/pairs/source-fold.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Pairs/Source fold',
  component: SourceFold,
  args: { language: 'en', pairs, row: undefined, onRowChange: fn(), onAgree: fn() },
  globals: { viewport: { value: 'phone' } },
  parameters: { docs: { description: { component: 'On a phone: a paragraph of the source over the text.' } } },
} satisfies Meta<typeof SourceFold>

export default meta
type Story = StoryObj<typeof SourceFold>

export const Changed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(args.onRowChange).toHaveBeenLastCalledWith(6)
  },
}

export const Hidden: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'hide', expanded: true }))
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
  },
}

export const NothingChanged: Story = { args: { pairs: pairBlocks(sourceNow, null), onAgree: undefined } }

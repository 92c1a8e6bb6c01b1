import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { issueBlocks } from '#stories/fixtures/staff/issues.ts'
import { BlockFields } from '#ui/blocks/staff/issues/compose/block-fields.tsx'

const meta = {
  title: 'Blocks/Staff/Issues/Compose/Block fields',
  component: BlockFields,
  decorators: [(Story) => <div className="max-w-80 p-4">{Story()}</div>],
  args: {
    block: issueBlocks[2] ?? { id: 'rule', kind: 'line' },
    language: 'en',
    source: 'en',
    onChange: fn(),
  },
} satisfies Meta<typeof BlockFields>

export default meta
type Story = StoryObj<typeof meta>

export const Text: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text, English' }), '!')
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ words: expect.objectContaining({ en: 'Reply to this mail. A person reads it.!' }) }),
    )
  },
}

/** The source stands in the empty field. */
export const TextNotTranslated: Story = { args: { language: 'it' } }

export const Post: Story = { args: { block: { id: 'week', kind: 'post', post: 'accessibility', look: 'whole' } } }

export const ButtonRefused: Story = {
  args: {
    block: issueBlocks[3] ?? { id: 'rule', kind: 'line' },
    language: 'de',
    errors: { link: 'This is no address.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Leads to, Deutsch' })).toBeInvalid()
  },
}

export const Picture: Story = { args: { block: issueBlocks[4] ?? { id: 'rule', kind: 'line' }, language: 'de' } }

export const Line: Story = { args: { block: { id: 'rule', kind: 'line' } } }

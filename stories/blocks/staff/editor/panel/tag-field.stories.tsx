import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { TagField } from '#ui/blocks/staff/editor/panel/tag-field.tsx'
import { inPanel } from './panel-width.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Panel/Tag field',
  component: TagField,
  decorators: [inPanel],
  render: function Kept({ tags: first, onTagsChange, ...args }) {
    const [tags, setTags] = useState(first)
    return (
      <TagField
        {...args}
        tags={tags}
        onTagsChange={(next) => {
          setTags(next)
          onTagsChange(next)
        }}
      />
    )
  },
  args: { language: 'en', tags: ['accessibility', 'keyboard', 'contrast'], onTagsChange: fn(), known: ['forms'] },
  parameters: { docs: { description: { component: 'Tags, added and removed by keyboard alone.' } } },
} satisfies Meta<typeof TagField>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'Forms, keyboard{Enter}')
    await expect(args.onTagsChange).toHaveBeenLastCalledWith(['accessibility', 'keyboard', 'contrast', 'Forms'])
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Remove keyboard' })).toHaveFocus()
  },
}

export const TooMany: Story = {
  args: { tags: Array.from({ length: 12 }, (_, place) => `tag ${place + 1}`) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'one more{Enter}')
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription(/At most 12 tags fit\./)
  },
}

export const None: Story = { args: { tags: [] } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { clashes, fitting } from '#stories/fixtures/staff/editor.ts'
import type { Choice } from '#ui/blocks/staff/editor/conflict/clash.ts'
import { ConflictPicker, type ConflictPickerProps } from '#ui/blocks/staff/editor/conflict/conflict-picker.tsx'

function Choosing({ onChoose, choices, ...props }: ConflictPickerProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>(choices)
  return (
    <ConflictPicker
      {...props}
      choices={chosen}
      onChoose={(next) => {
        setChosen(next)
        onChoose(next)
      }}
    />
  )
}

const meta = {
  title: 'Blocks/Staff/Editor/Conflict/Conflict picker',
  component: ConflictPicker,
  render: (args) => <Choosing {...args} />,
  args: {
    clashes,
    fitting,
    settled: 29,
    choices: {},
    onChoose: fn(),
    by: 'Mira Muster',
    at: at('2026-11-09', '09:16'),
    language: 'en',
    clock,
  },
  parameters: { docs: { description: { component: 'Two wrote at once: only what does not fit together is asked.' } } },
} satisfies Meta<typeof ConflictPicker>

export default meta
type Story = StoryObj<typeof meta>

export const ByKeys: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.keyboard('12')
    await expect(args.onChoose).toHaveBeenLastCalledWith({ 'body-2': 'mine', title: 'theirs' })
  },
}

export const Open: Story = {}

export const AllOfTheirs: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take all of theirs' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith({ 'body-2': 'theirs', title: 'theirs' })
  },
}

export const German: Story = { globals: { locale: 'de' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { StatusBar } from '#ui/blocks/staff/editor/frame/status-bar.tsx'

const heading = (level: number, text: string) => ({ level, text })

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Status bar',
  component: StatusBar,
  args: {
    language: 'en',
    outline: { words: 812, headings: [heading(2, 'Take one colour'), heading(3, 'The menu')] },
    saved: { kind: 'saved', at: at('2026-11-09', '09:12'), version: 14, clock },
  },
  parameters: { docs: { description: { component: 'Words, time to read, headings and keys.' } } },
} satisfies Meta<typeof StatusBar>

export default meta
type Story = StoryObj<typeof meta>

export const InOrder: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 headings in order')).toBeVisible()
  },
}

export const LevelLeftOut: Story = {
  args: { outline: { words: 1, headings: [heading(4, 'The menu')] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('A heading skips a level: “The menu”')).toBeVisible()
  },
}

export const NotKnownYet: Story = { args: { outline: undefined } }

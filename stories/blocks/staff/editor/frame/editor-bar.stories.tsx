import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { EditorBar } from '#ui/blocks/staff/editor/frame/editor-bar.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Editor bar',
  component: EditorBar,
  args: {
    title: 'Accessibility is cheapest in the first week',
    language: 'en',
    backHref: '#posts',
    saved: { kind: 'saved', at: at('2026-11-09', '09:12'), version: 14, clock },
    onPreview: fn(),
    onSave: fn(),
  },
  parameters: {
    docs: { description: { component: 'Back, title, what to do with the text, and whether it is saved.' } },
  },
} satisfies Meta<typeof EditorBar>

export default meta
type Story = StoryObj<typeof meta>

export const Source: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
    await expect(args.onPreview).toHaveBeenCalledOnce()
  },
}

export const Translation: Story = { args: { language: 'de', title: 'Fenster', side: { href: '#side', isOn: true } } }

export const NotSaved: Story = {
  args: { saved: { kind: 'away', isKept: true, at: at('2026-11-09', '09:12'), version: 14, clock }, title: '' },
}

export const Conflict: Story = {
  args: { isConflict: true, saved: { kind: 'conflict', at: at('2026-11-09', '09:12'), version: 14, clock } },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

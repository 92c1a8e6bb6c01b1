import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { editorPanes } from '#stories/fixtures/staff/editor.ts'
import { EditorFrame } from '#ui/blocks/staff/editor/frame/editor-frame.tsx'

const meta = {
  title: 'Blocks/Staff/Editor/Frame/Editor frame',
  component: EditorFrame,
  args: {
    bar: {
      title: 'Accessibility is cheapest in the first week',
      language: 'en',
      backHref: '#posts',
      saved: { kind: 'saved', at: at('2026-11-09', '09:12'), version: 14, clock },
    },
    tabs: { panes: editorPanes, current: 'en', source: 'en', hrefFor: (language) => `#${language}`, clock },
    lit: { action: 'Publish 2 languages', sub: 'Italiano, Français', short: 'Publish', href: '#check' },
    children: <p className="p-8">The text.</p>,
  },
  parameters: { docs: { description: { component: 'The focus screen around a text.' } } },
} satisfies Meta<typeof EditorFrame>

export default meta
type Story = StoryObj<typeof meta>

const onPress = fn()

export const Writing: Story = {
  args: {
    lit: { action: 'Save it like this', short: 'Save', onPress },
    children: <textarea aria-label="Text" className="m-8" />,
  },
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear()
    await userEvent.click(canvas.getByRole('textbox', { name: 'Text' }))
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect(onPress).toHaveBeenCalledOnce()
  },
}

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PostEditorPage } from '#site/pages/staff/post-editor-page.tsx'
import { at, clock } from '#stories/fixtures/staff/desk.ts'
import { clashes, editorPanes, fitting, scheduled } from '#stories/fixtures/staff/editor.ts'
import { PostSheet } from '#ui/blocks/staff/editor/frame/post-sheet.tsx'
import { InTheHouse } from './in-the-house.tsx'

const title = 'Accessibility is cheapest in the first week'

const meta = {
  title: 'Pages/Staff/Post editor',
  component: PostEditorPage,
  decorators: [(Story) => <InTheHouse current="posts">{Story()}</InTheHouse>],
  args: {
    id: 'a-post',
    language: 'en',
    sourceLanguage: 'en',
    title,
    version: 14,
    panes: editorPanes,
    saved: { kind: 'saved', at: at('2026-11-09', '09:12') },
    clock,
    action: '#saved',
    backHref: '#posts',
    hrefFor: (language) => `#${language}`,
    checkHref: '#check',
    strips: [],
    onSettle: fn(),
    onSave: fn(),
    onPreview: fn(),
    outline: { words: 812, headings: [{ level: 2, text: 'Take one colour' }] },
    sheet: (
      <PostSheet language="en" title={title} excerpt="A colour, a menu and a form." onTitleChange={fn()}>
        <p>A ramp that is on the first drawing is a piece of floor with a slope.</p>
      </PostSheet>
    ),
    panel: <p className="p-5 text-sm">The panel.</p>,
  },
} satisfies Meta<typeof PostEditorPage>

export default meta
type Story = StoryObj<typeof meta>

export const Writing: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^Publish/ })[0]).toBeVisible()
  },
}

export const NothingYet: Story = {
  args: { panes: {}, version: 0, title: '', saved: { kind: 'saved', at: undefined } },
}

export const WaitsForItsTime: Story = {
  args: { panes: { en: scheduled, de: scheduled } },
  // On a phone it is one word at the foot.
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: /^(Change when it opens Opens: Thursday 09:00|Time)/ })).toBeVisible(),
}

export const TakenDown: Story = {
  args: { panes: { en: { ...scheduled, state: 'unpublished' } } },
  play: ({ canvas }) => expect(canvas.getAllByRole('link', { name: /^Publish/ })[0]).toBeVisible(),
}

export const Away: Story = {
  args: {
    saved: { kind: 'away', at: at('2026-11-09', '09:12'), isKept: true },
    strips: [{ kind: 'away', isKept: true, onRetry: fn() }],
  },
}

export const TwoWroteAtOnce: Story = {
  args: {
    saved: { kind: 'conflict', at: at('2026-11-09', '09:12') },
    conflict: { clashes, fitting, settled: 29, by: 'Mira Muster', at: at('2026-11-09', '09:16') },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('12')
    await userEvent.click(canvas.getAllByRole('button', { name: /^Save/ })[0] ?? document.body)
    await expect(args.onSettle).toHaveBeenCalledWith({ 'body-2': 'mine', title: 'theirs' })
  },
}

export const German: Story = { globals: { locale: 'de' } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

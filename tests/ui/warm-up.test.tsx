import { undo } from '@codemirror/commands'
import { EditorView } from '@codemirror/view'
import { afterEach, expect, it } from 'vitest'
import { createLineField, type LineField } from '#ui/blocks/staff/editor/long/line-field.ts'
import { whenIdle } from '#ui/lib/when-idle.ts'

const text = 'One line.\r\nAnother one.'
let field: LineField | undefined
let changes = 0

afterEach(() => {
  field?.destroy()
  document.body.replaceChildren()
})

function opened() {
  changes = 0
  const host = document.createElement('div')
  document.body.append(host)
  field = createLineField(host, text, { onDocument: () => changes++, onFiles: () => {} })
  const view = EditorView.findFromDOM(host)
  if (!view) throw new Error('There is no editor.')
  return { field, view }
}

it('leaves the text, the cursor and what can be undone as they were', async () => {
  const { field: made, view } = opened()
  await expect.poll(() => changes, { timeout: 10_000 }).toBe(8)
  expect(made.text()).toBe(text)
  expect(view.state.selection.main).toMatchObject({ from: 0, to: 0 })
  expect(undo(view)).toBe(false)
})

it('does nothing where somebody writes already', async () => {
  const { field: made, view } = opened()
  view.dispatch({ changes: { from: 0, insert: 'Typed. ' } })
  // It comes after the warming, which has asked before.
  await new Promise<void>((resolve) => whenIdle(resolve))
  expect(changes).toBe(1)
  expect(made.text()).toBe('Typed. One line.\nAnother one.')
})

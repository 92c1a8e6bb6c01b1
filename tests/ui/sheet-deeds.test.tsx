import { TextSelection } from '@milkdown/prose/state'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSheet, type Sheet } from '#ui/blocks/staff/editor/milkdown/create-sheet.ts'
import type { DeedName } from '#ui/blocks/staff/editor/milkdown/deeds.ts'

let host: HTMLElement
let sheet: Sheet

beforeAll(async () => {
  host = document.createElement('div')
  document.body.append(host)
  sheet = await createSheet(host, '', {
    words: (name) => name,
    pictureAddress: () => 'data:,',
    onStatus: () => {},
    onDocument: () => {},
    onMenuKey: () => false,
    onUploads: () => {},
  })
})
afterAll(async () => {
  await sheet.destroy()
  host.remove()
})

/** What is written after a deed was done with the caret at the end of the first block. */
function writtenAfter(markdown: string, deed: DeedName): string {
  sheet.load(markdown)
  const { view } = sheet
  const { tr, doc } = view.state
  view.dispatch(tr.setSelection(TextSelection.create(doc, (doc.firstChild?.nodeSize ?? 2) - 1)))
  expect(sheet.do(deed)).toBe(true)
  view.dispatch(view.state.tr.insertText('here'))
  return sheet.markdown()
}

describe('the caret after what was put in', () => {
  const table = '| here |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |\n'
  test.each([
    ['', table],
    ['One.\n', `One.\n\n${table}`],
    ['One.\n\nTwo.\n', `One.\n\n${table}\nTwo.\n`],
  ])('is in the first head of a table, in %j', (markdown, written) => {
    expect(writtenAfter(markdown, 'table')).toBe(written)
  })

  test.each(['', 'One.\n'])('is below a rule, in %j', (markdown) => {
    expect(writtenAfter(markdown, 'rule')).toBe(`${markdown && `${markdown}\n`}---\n\nhere\n`)
  })

  test('is in the note of a footnote', () => {
    expect(writtenAfter('One.\n', 'footnote')).toBe('One.[^1]\n\n[^1]: here\n')
  })

  test('is in the note, whose mark stands at its word although a space was typed for the menu', () => {
    sheet.load('One.\n')
    const { view } = sheet
    view.dispatch(view.state.tr.insertText(' ', 5))
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, 6)))
    expect(sheet.do('footnote')).toBe(true)
    expect(sheet.markdown()).toMatch(/^One\.\[\^1\]\n/)
  })
})

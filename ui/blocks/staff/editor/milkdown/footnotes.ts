import { InputRule } from '@milkdown/prose/inputrules'
import type { Node, Schema } from '@milkdown/prose/model'
import { type Command, Selection, type Transaction } from '@milkdown/prose/state'
import { $inputRule } from '@milkdown/utils'

interface Footnotes {
  labels: Set<string>
  /** End of the last one, or of the text. */
  end: number
}

function footnotesIn(doc: Node): Footnotes {
  const labels = new Set<string>()
  let end = doc.content.size
  // An empty line that only waits to be written on stays the last one.
  const { lastChild } = doc
  if (lastChild?.type.name === 'paragraph' && lastChild.content.size === 0) end -= lastChild.nodeSize
  doc.forEach((block, offset) => {
    if (block.type.name !== 'footnote_definition') return
    labels.add(String(block.attrs['label']))
    end = offset + block.nodeSize
  })
  return { labels, end }
}

/** The mark where it was asked for and, unless there is one, a note of that name below, empty. */
function addFootnote(tr: Transaction, schema: Schema, from: number, to: number, label: string): Transaction {
  const { footnote_reference: reference, footnote_definition: definition, paragraph } = schema.nodes
  if (!reference || !definition || !paragraph) return tr
  tr.replaceWith(from, to, reference.create({ label }))
  const { labels, end } = footnotesIn(tr.doc)
  if (labels.has(label)) return tr
  return tr.insert(end, definition.create({ label }, paragraph.create()))
}

/** Adds a note with the next free number and goes to it. */
export const insertFootnote: Command = ({ tr, doc, schema, selection }, dispatch) => {
  if (!selection.$to.parent.inlineContent || selection.$to.parent.type.spec.code) return false
  const { labels } = footnotesIn(doc)
  let number = 1
  while (labels.has(String(number))) number += 1
  // A mark stands at its word: the space was typed for the menu that asked for it.
  const from = selection.to - (selection.$to.nodeBefore?.text?.endsWith(' ') ? 1 : 0)
  addFootnote(tr, schema, from, selection.to, String(number))
  const { end } = footnotesIn(tr.doc)
  dispatch?.(tr.setSelection(Selection.near(tr.doc.resolve(end - 1), -1)).scrollIntoView())
  return true
}

/** `[^1]` typed out. */
export const footnoteRule = $inputRule(
  () =>
    new InputRule(/\[\^([^\s[\]]{1,40})\]$/, ({ tr, schema }, [, label = ''], from, to) =>
      addFootnote(tr, schema, from, to, label),
    ),
)

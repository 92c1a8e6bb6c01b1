import type { Node } from '@milkdown/prose/model'
import type { Transaction } from '@milkdown/prose/state'
import { changesTo } from '#ui/blocks/staff/editor/joining/changes-to.ts'

/** Makes the text another one by what differs, so that the cursor stays in its words. */
export function putText(tr: Transaction, next: Node): Transaction {
  putBlocks(tr, tr.doc, next, 0)
  return tr
}

function putBlocks(tr: Transaction, now: Node, next: Node, start: number): void {
  for (const change of changesTo(now.children, next.children, isSame)) {
    const { put } = change
    let { from, to } = change
    while (from < to && isAboutToBeWritten(now, from)) from += 1
    while (from < to && isAboutToBeWritten(now, to - 1)) to -= 1
    const at = start + sizeOf(now.children.slice(0, from))
    const gone = now.children.slice(from, to)
    const pairs = gone.slice(0, put.length)
    tr.replaceWith(at + sizeOf(pairs), at + sizeOf(gone), put.slice(pairs.length))
    for (const [index, was] of [...pairs.entries()].reverse()) {
      const is = put[index]
      if (is) putBlock(tr, was, is, at + sizeOf(pairs.slice(0, index)))
    }
  }
}

function putBlock(tr: Transaction, was: Node, is: Node, at: number): void {
  if (was.isLeaf || was.type !== is.type) {
    tr.replaceWith(at, at + was.nodeSize, is)
    return
  }
  if (!was.sameMarkup(is)) tr.setNodeMarkup(at, null, is.attrs)
  if (!was.inlineContent) putBlocks(tr, was, is, at + 1)
  else {
    const start = was.content.findDiffStart(is.content)
    const end = was.content.findDiffEnd(is.content)
    if (start === null || !end) return
    // Where a letter is doubled, both ends may claim the same one.
    const twice = Math.max(0, start - Math.min(end.a, end.b))
    tr.replace(at + 1 + start, at + 1 + end.a + twice, is.slice(start, end.b + twice))
  }
}

const sizeOf = (blocks: readonly Node[]) => blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)

/** Markdown has no empty paragraphs, so they are kept. A cell's only one is Markdown's own: no other may stand beside it. */
function isAboutToBeWritten(around: Node, index: number): boolean {
  const block = around.child(index)
  const isEmpty = block.type.name === 'paragraph' && wordsFrom(block, 0) === ''
  return isEmpty && around.canReplaceWith(index, index, block.type)
}

/** Markdown has no space and no break at the end of a paragraph either. */
function isSame(one: Node, other: Node): boolean {
  if (one.eq(other)) return true
  if (!one.isTextblock || !one.sameMarkup(other)) return false
  const at = one.content.findDiffStart(other.content)
  return at === null || (wordsFrom(one, at) === '' && wordsFrom(other, at) === '')
}

const wordsFrom = (block: Node, at: number) =>
  block.textBetween(at, block.content.size, '', ({ type }) => (type.name === 'hardbreak' ? '\n' : '\uFFFC')).trim()

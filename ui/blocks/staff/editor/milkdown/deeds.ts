import type { Ctx } from '@milkdown/ctx'
import { createTable } from '@milkdown/preset-gfm'
import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/prose/commands'
import { redo, undo } from '@milkdown/prose/history'
import type { Node } from '@milkdown/prose/model'
import { liftListItem, wrapInList } from '@milkdown/prose/schema-list'
import { type Command, Selection } from '@milkdown/prose/state'
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
  selectedRect,
} from '@milkdown/prose/tables'
import { insertFootnote } from '#ui/blocks/staff/editor/milkdown/footnotes.ts'
import { removeLink } from '#ui/blocks/staff/editor/milkdown/links.ts'

export const deedNames = [
  'strong',
  'emphasis',
  'inlineCode',
  'strike',
  'paragraph',
  'h2',
  'h3',
  'h4',
  'bullets',
  'numbers',
  'tasks',
  'quote',
  'code',
  'table',
  'footnote',
  'rule',
  'undo',
  'redo',
  'removeLink',
  'rowBefore',
  'rowAfter',
  'columnBefore',
  'columnAfter',
  'removeRow',
  'removeColumn',
  'removeTable',
] as const

export type DeedName = (typeof deedNames)[number]

/** What buttons, menu and keys do to the text. */
export function createDeeds(ctx: Ctx): Record<DeedName, Command> {
  return {
    strong: mark('strong'),
    emphasis: mark('emphasis'),
    inlineCode: mark('inlineCode'),
    strike: mark('strike_through'),
    paragraph: block('paragraph'),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    bullets: list('bullet_list'),
    numbers: list('ordered_list'),
    tasks: tasks,
    quote: quote,
    code: (state, dispatch, view) =>
      (isIn(state.selection, 'code_block') ? block('paragraph') : block('code_block'))(state, dispatch, view),
    table: ({ tr }, dispatch) => {
      if (!dispatch) return true
      const at = put(tr, createTable(ctx, 3, 3))
      const head = Selection.findFrom(tr.doc.resolve(at), 1, true)
      if (head) tr.setSelection(head)
      dispatch(tr.scrollIntoView())
      return true
    },
    footnote: insertFootnote,
    rule: ({ tr, schema }, dispatch) => {
      const { hr, paragraph } = schema.nodes
      if (!hr || !paragraph) return false
      if (!dispatch) return true
      const at = put(tr, hr.create())
      if (!tr.doc.resolve(at + 1).nodeAfter) tr.insert(at + 1, paragraph.create())
      dispatch(tr.setSelection(Selection.near(tr.doc.resolve(at + 1))).scrollIntoView())
      return true
    },
    undo,
    redo,
    removeLink,
    rowBefore: (state, dispatch) => !isInHead(state) && addRowBefore(state, dispatch),
    rowAfter: (state, dispatch) => (isInHead(state) ? addFirstRow(ctx)(state, dispatch) : addRowAfter(state, dispatch)),
    columnBefore: addColumnBefore,
    columnAfter: addColumnAfter,
    removeRow: (state, dispatch) => !isInHead(state) && hasRows(state) && deleteRow(state, dispatch),
    removeColumn: deleteColumn,
    removeTable: deleteTable,
  }
}

type State = Parameters<Command>[0]
type Transaction = State['tr']

/** In place of an empty paragraph, otherwise behind the block. Returns the place before which nothing has changed. */
function put(tr: Transaction, node: Node): number {
  const { $from } = tr.selection
  const isEmpty = $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
  if (isEmpty) tr.replaceRangeWith($from.before(), $from.after(), node)
  else tr.insert($from.after(1), node)
  return isEmpty ? $from.before() : $from.after(1)
}

const mark =
  (name: string): Command =>
  (state, dispatch) => {
    const type = state.schema.marks[name]
    return !!type && toggleMark(type)(state, dispatch)
  }

const block =
  (name: string, attrs?: Record<string, unknown>): Command =>
  (state, dispatch) => {
    const type = state.schema.nodes[name]
    return !!type && setBlockType(type, attrs)(state, dispatch)
  }

/** The same again makes it a paragraph. */
const heading =
  (level: number): Command =>
  (state, dispatch) => {
    const { parent } = state.selection.$from
    const isIt = parent.type.name === 'heading' && parent.attrs['level'] === level
    return (isIt ? block('paragraph') : block('heading', { level }))(state, dispatch)
  }

function isIn({ $from }: State['selection'], name: string): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type.name === name) return true
  return false
}

const quote: Command = (state, dispatch) => {
  const { blockquote } = state.schema.nodes
  if (isIn(state.selection, 'blockquote')) return lift(state, dispatch)
  return !!blockquote && wrapIn(blockquote)(state, dispatch)
}

/** Turns the list into the other kind, or into paragraphs if it is one of these. */
const list =
  (name: 'bullet_list' | 'ordered_list'): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    const type = state.schema.nodes[name]
    const { list_item: item } = state.schema.nodes
    if (!type || !item) return false
    for (let depth = $from.depth; depth > 0; depth -= 1) {
      const around = $from.node(depth)
      if (!around.type.name.endsWith('_list')) continue
      if (around.type === type) return liftListItem(item)(state, dispatch)
      dispatch?.(state.tr.setNodeMarkup($from.before(depth), type))
      return true
    }
    return wrapInList(type)(state, dispatch)
  }

const tasks: Command = (state, dispatch) => {
  const isList = isIn(state.selection, 'list_item')
  if (!isList && !list('bullet_list')(state)) return false
  if (!dispatch) return true
  let { tr } = state
  if (!isList) list('bullet_list')(state, (made) => (tr = made))
  const { $from, $to } = tr.selection
  tr.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
    if (node.type.name === 'list_item')
      tr.setNodeAttribute(at, 'checked', node.attrs['checked'] === null ? false : null)
  })
  dispatch(tr)
  return true
}

function isInHead(state: State): boolean {
  return isInTable(state) && selectedRect(state).top === 0
}

/** Markdown has no table without a head and a row. */
function hasRows(state: State): boolean {
  return selectedRect(state).map.height > 2
}

const addFirstRow =
  (ctx: Ctx): Command =>
  (state, dispatch) => {
    const { tableStart, table, map } = selectedRect(state)
    const head = table.firstChild
    const row = createTable(ctx, 2, map.width).lastChild
    if (!head || !row) return false
    dispatch?.(state.tr.insert(tableStart + head.nodeSize, row))
    return true
  }

import type { Node } from '@milkdown/prose/model'
import { type EditorState, NodeSelection, Plugin } from '@milkdown/prose/state'
import type { EditorView } from '@milkdown/prose/view'
import { $prose } from '@milkdown/utils'
import { linkAt } from '#ui/blocks/staff/editor/milkdown/links.ts'
import type {
  SheetBlock,
  SheetMark,
  SheetOptions,
  SheetStatus,
} from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'

const marks = ['strong', 'emphasis', 'inlineCode', 'link', 'strike_through'] as const satisfies SheetMark[]
const menuKeys = new Set(['ArrowUp', 'ArrowDown', 'Enter', 'Tab', 'Escape'])

/** Tells the bars what the cursor stands in, and only when that changes; a key costs React nothing. */
export const statusPlugin = ({ onStatus, onDocument, onMenuKey }: SheetOptions) =>
  $prose(() => {
    let told = ''
    let isMenuOpen = false
    let shutAt: number | undefined

    function tell(view: EditorView) {
      const status = statusOf(view, shutAt)
      if (!status.menu && slashIn(view.state)?.at !== shutAt) shutAt = undefined
      isMenuOpen = status.menu !== undefined
      const next = JSON.stringify(status)
      if (next === told) return
      told = next
      onStatus(status)
    }

    return new Plugin({
      view: (made) => {
        tell(made)
        return {
          update(view, before) {
            if (view.state.doc !== before.doc) onDocument()
            tell(view)
          },
        }
      },
      props: {
        handleDOMEvents: {
          focus: (view) => void setTimeout(() => view.isDestroyed || tell(view)),
          blur: (view) => void setTimeout(() => view.isDestroyed || tell(view)),
        },
        handleKeyDown(view, { key, isComposing }) {
          if (!isMenuOpen || isComposing || !menuKeys.has(key)) return false
          if (key === 'Escape') {
            shutAt = slashIn(view.state)?.at
            tell(view)
            return true
          }
          return onMenuKey(key)
        },
      },
    })
  })

function statusOf(view: EditorView, shutAt: number | undefined): SheetStatus {
  const { state } = view
  const { selection, schema } = state
  const { $from, from, to, empty } = selection
  const picture =
    selection instanceof NodeSelection && selection.node.type.name === 'image' ? selection.node : undefined
  const slash = view.editable && view.hasFocus() ? slashIn(state) : undefined
  const set = empty ? (state.storedMarks ?? $from.marks()) : undefined
  return {
    hasFocus: view.hasFocus(),
    isRange: !empty && !picture,
    marks: marks.filter((name) => {
      const type = schema.marks[name]
      return type && (set ? type.isInSet(set) : state.doc.rangeHasMark(from, to, type))
    }),
    block: blockOf(state),
    isInTable: ancestor(state, 'table') !== undefined,
    code: codeOf(state),
    picture: picture && pictureOf(picture, from),
    link: empty ? linkAt(state) : undefined,
    menu: slash?.at === shutAt ? undefined : slash,
  }
}

function ancestor({ selection: { $from } }: EditorState, name: string): { node: Node; at: number } | undefined {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type.name === name) return { node, at: $from.before(depth) }
  }
  return undefined
}

function blockOf(state: EditorState): SheetBlock {
  const { parent } = state.selection.$from
  if (parent.type.name === 'heading') return headings[Number(parent.attrs['level'])] ?? 'paragraph'
  if (parent.type.name === 'code_block') return 'code'
  const item = ancestor(state, 'list_item')
  if (item && item.node.attrs['checked'] !== null) return 'tasks'
  if (ancestor(state, 'ordered_list')) return 'numbers'
  if (item) return 'bullets'
  return ancestor(state, 'blockquote') ? 'quote' : 'paragraph'
}

const headings: Partial<Record<number, SheetBlock>> = { 2: 'h2', 3: 'h3', 4: 'h4' }

function codeOf(state: EditorState): SheetStatus['code'] {
  const found = ancestor(state, 'code_block')
  return found && { at: found.at, language: String(found.node.attrs['language']) }
}

function pictureOf({ attrs }: Node, at: number): SheetStatus['picture'] {
  const title: unknown = attrs['title']
  return { at, src: String(attrs['src']), alt: String(attrs['alt']), title: typeof title === 'string' ? title : null }
}

/** A slash at the beginning of a word, and what follows up to the cursor. */
function slashIn({ selection: { $from, empty } }: EditorState): { at: number; query: string } | undefined {
  if (!empty || $from.parent.type.spec.code || !$from.parent.isTextblock) return undefined
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 30), $from.parentOffset, '\n', '\uFFFC')
  const [, query] = /(?:^|\s)\/([\p{L}\p{N}]{0,20})$/u.exec(before) ?? []
  return query === undefined ? undefined : { at: $from.pos - query.length - 1, query }
}

import { RangeSetBuilder } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'

const heading = Decoration.line({ class: 'line-heading' })
const quote = Decoration.line({ class: 'line-quote' })

/** Headings and quotes stand out. Only what is drawn is looked at: a parser of the whole text would be in the way of the keys. */
const marks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet

    constructor(view: EditorView) {
      this.decorations = marksIn(view)
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.decorations = marksIn(view)
    }
  },
  { decorations: ({ decorations }) => decorations },
)

function marksIn({ visibleRanges, state: { doc } }: EditorView): DecorationSet {
  const found = new RangeSetBuilder<Decoration>()
  for (const { from, to } of visibleRanges) {
    for (let at = from; at <= to; ) {
      const line = doc.lineAt(at)
      if (/^#{1,6}\s/.test(line.text)) found.add(line.from, line.from, heading)
      else if (/^\s{0,3}>/.test(line.text)) found.add(line.from, line.from, quote)
      at = line.to + 1
    }
  }
  return found.finish()
}

/** A box of its own height: the page around it is not laid out again when a line grows. */
const looks = EditorView.theme({
  '&': { height: 'max(24rem, 72dvh)', backgroundColor: 'var(--pane)', color: 'var(--ink)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "Liberation Mono", monospace', lineHeight: '1.625' },
  '.cm-content': { padding: '1rem 0', caretColor: 'var(--signal)' },
  '.cm-line': { padding: '0 1rem' },
  '.line-heading': { fontWeight: '700' },
  '.line-quote': { color: 'var(--ink-soft)' },
})

export const lineLooks = [looks, marks]

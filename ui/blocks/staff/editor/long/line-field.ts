import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { Compartment, EditorState, type Text, Transaction } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { lineChanges } from '#ui/blocks/staff/editor/joining/line-changes.ts'
import { lineLooks } from '#ui/blocks/staff/editor/long/line-looks.ts'
import { warmUp } from '#ui/blocks/staff/editor/long/warm-up.ts'

/** Plain Markdown of which only the lines in view are drawn. */
export interface LineField {
  doc: () => Text
  text: () => string
  /** By what differs: the cursor stays in its words, and what was typed can still be undone. */
  put: (text: string) => void
  describe: (attributes: Record<string, string>) => void
  focus: (selection?: { start: number; end: number }) => void
  /** At the cursor, in a paragraph of its own. */
  insertPicture: (picture: { src: string; alt: string }) => void
  destroy: () => void
}

interface LineFieldOptions {
  onDocument: () => void
  /** Pictures that are pasted or dropped. */
  onFiles: (files: File[]) => void
}

/** Tab stays with the page, and so do all shortcuts that are not about the text. */
export function createLineField(parent: HTMLElement, start: string, options: LineFieldOptions): LineField {
  const described = new Compartment()
  /** The field shows line feeds only, as a text area does. */
  const state = EditorState.create({
    doc: start,
    extensions: [
      history(),
      keymap.of([...standardKeymap, ...historyKeymap]),
      EditorView.lineWrapping,
      lineLooks,
      described.of(EditorView.contentAttributes.of({})),
      // An editable element takes the focus by itself, but axe believes it only of those that say so.
      EditorView.contentAttributes.of({ tabindex: '0' }),
      EditorView.updateListener.of(({ docChanged }) => {
        if (docChanged) options.onDocument()
      }),
      EditorView.domEventHandlers({
        paste: (event) => take(event, event.clipboardData),
        drop(event, view) {
          const at = view.posAtCoords({ x: event.clientX, y: event.clientY })
          if (!take(event, event.dataTransfer)) return false
          if (at !== null) view.dispatch({ selection: { anchor: at } })
          return true
        },
      }),
    ],
  })

  function take(event: Event, transfer: DataTransfer | null): boolean {
    const files = [...(transfer?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
    if (files.length === 0) return false
    event.preventDefault()
    options.onFiles(files)
    return true
  }

  const view = new EditorView({ parent, state })
  warmUp(view)
  let known = { text: start, doc: view.state.doc }

  return {
    doc: () => view.state.doc,
    text() {
      const { doc } = view.state
      // The same again: with the line ends that it was loaded with, and without making a long string anew.
      if (!doc.eq(known.doc)) known = { text: doc.toString(), doc }
      return known.text
    },
    put(text) {
      const changes = lineChanges(view.state.doc.toString(), text, view.state.selection.main.head)
      view.dispatch({ changes, annotations: Transaction.addToHistory.of(false) })
      known = { text, doc: view.state.doc }
    },
    describe(next) {
      view.dispatch({ effects: described.reconfigure(EditorView.contentAttributes.of(next)) })
    },
    focus(selection) {
      if (selection) {
        const length = view.state.doc.length
        const [anchor, head] = [Math.min(selection.start, length), Math.min(selection.end, length)]
        view.dispatch({ selection: { anchor, head }, scrollIntoView: true })
      }
      view.focus()
    },
    insertPicture({ src, alt }) {
      const { from, to } = view.state.selection.main
      const { text, from: begin } = view.state.doc.lineAt(from)
      const words = alt.replace(/[[\]\\]/g, String.raw`\$&`).replace(/\s+/g, ' ')
      const before = text.slice(0, from - begin).trim() === '' ? '' : '\n\n'
      const insert = `${before}![${words}](${src})\n\n`
      view.dispatch({
        changes: { from, to, insert },
        selection: { anchor: from + insert.length },
        scrollIntoView: true,
      })
    },
    destroy: () => view.destroy(),
  }
}

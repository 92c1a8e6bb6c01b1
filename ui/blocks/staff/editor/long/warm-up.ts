import { Transaction } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { whenIdle } from '#ui/lib/when-idle.ts'

const ROUNDS = 4

/**
 * Browsers compile code when it is needed: the first key would cost 60 ms of a slow processor, and costs 43
 * (`npm run bench -- typing`). Before it is pressed a space goes into the first line in view, and out of it again. To take it
 * out, delete this file and its one call.
 */
export function warmUp(view: EditorView): void {
  const { doc } = view.state
  whenIdle(() => {
    // Whoever writes already has no use for it.
    if (view.state.doc !== doc || view.composing) return
    const { from } = view.viewport
    const annotations = Transaction.addToHistory.of(false)
    for (let round = 0; round < ROUNDS; round++) {
      // A key that means nothing: what looks up keys is compiled as well.
      view.contentDOM.dispatchEvent(new KeyboardEvent('keydown', { key: 'Unidentified' }))
      view.dispatch({ changes: { from, insert: ' ' }, annotations })
      view.dispatch({ changes: { from, to: from + 1 }, annotations })
    }
  })
}

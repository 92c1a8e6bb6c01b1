import { Plugin, TextSelection } from '@milkdown/prose/state'
import { $prose } from '@milkdown/utils'

/**
 * In a long text Chromium takes some 17 ms to insert a letter by itself, whatever else is on the page. Plain keys are
 * put in by the editor there, as ProseMirror does where a selection goes over blocks. What is composed, corrected or
 * dictated does not come as such a key and stays the browser's.
 */
export const fastKeys = (isLong: () => boolean) =>
  $prose(
    () =>
      new Plugin({
        props: {
          handleKeyPress(view, event) {
            const isPlain = event.charCode > 0 && !event.ctrlKey && !event.metaKey && !event.isComposing
            const { selection } = view.state
            if (!isLong() || !isPlain || view.composing || !(selection instanceof TextSelection)) return false
            const text = String.fromCodePoint(event.charCode)
            const { from, to } = selection
            const insert = () => view.state.tr.insertText(text, from, to).scrollIntoView()
            if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert)))
              view.dispatch(insert())
            return true
          },
        },
      }),
  )

import { listItemSchema } from '@milkdown/preset-commonmark'
import type { Node } from '@milkdown/prose/model'
import type { NodeView } from '@milkdown/prose/view'
import { $view } from '@milkdown/utils'
import type { SheetOptions } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'

/** A task has a box to tick, where the article's styles expect it; another item is a plain one. */
export const taskItem = ({ words }: Pick<SheetOptions, 'words'>) =>
  $view(listItemSchema.node, () => (node, view, getPos): NodeView => {
    const item = document.createElement('li')
    if (node.attrs['checked'] === null)
      return { dom: item, contentDOM: item, update: (next) => next.type === node.type && !isTask(next) }

    const box = document.createElement('input')
    const content = document.createElement('div')
    box.type = 'checkbox'
    box.contentEditable = 'false'
    item.className = 'task-list-item'
    item.append(box, content)

    function show({ attrs }: Node) {
      box.checked = attrs['checked'] === true
      box.disabled = !view.editable
      box.setAttribute('aria-label', words(box.checked ? 'done' : 'open'))
    }
    box.addEventListener('change', () => {
      const at = getPos()
      if (at !== undefined) view.dispatch(view.state.tr.setNodeAttribute(at, 'checked', box.checked))
    })
    show(node)
    return {
      dom: item,
      contentDOM: content,
      update(next) {
        if (next.type !== node.type || !isTask(next)) return false
        show(next)
        return true
      },
      stopEvent: ({ target }) => target === box,
      ignoreMutation: (mutation) => mutation.type !== 'selection' && !content.contains(mutation.target),
    }
  })

const isTask = ({ type, attrs }: Node) => type.name === 'list_item' && attrs['checked'] !== null

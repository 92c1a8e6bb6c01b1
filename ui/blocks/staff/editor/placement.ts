import type { EditorView } from '@milkdown/prose/view'
import type { SheetStatus } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'

interface Anchor {
  left: number
  top: number
  bottom: number
  /** Over the anchor, not under it. */
  isAbove: boolean
}

const GAP = 8 // pixels between the words and what floats beside them

/** What a floating part belongs to, in coordinates of the window. */
export function anchorOf(view: EditorView, status: SheetStatus, part: string): Anchor {
  const { selection } = view.state
  const { $from, from, to } = selection
  const at = (part === 'picture' && status.picture?.at) || (part === 'code' && status.code?.at)
  if (at !== undefined && at !== false) return ofNode(view, at, part === 'code')
  if (part === 'table') {
    for (let depth = $from.depth; depth > 0; depth -= 1)
      if ($from.node(depth).type.name === 'table') return ofNode(view, $from.before(depth), true)
  }
  const start = view.coordsAtPos(part === 'menu' && status.menu ? status.menu.at : from)
  const end = view.coordsAtPos(to)
  return { left: Math.min(start.left, end.left), top: start.top, bottom: end.bottom, isAbove: false }
}

function ofNode(view: EditorView, at: number, isAbove: boolean): Anchor {
  const dom = view.nodeDOM(at)
  const { left, top, bottom } = dom instanceof Element ? dom.getBoundingClientRect() : view.coordsAtPos(at)
  return { left, top, bottom, isAbove }
}

/** Sets the place by the style alone: React has nothing to draw again. */
export function placeBelow(part: HTMLElement, frame: HTMLElement, { left, top, bottom, isAbove }: Anchor): void {
  const around = frame.getBoundingClientRect()
  const furthest = Math.max(0, around.width - part.offsetWidth)
  part.style.left = `${Math.min(Math.max(left - around.left, 0), furthest)}px`
  part.style.top = `${isAbove ? Math.max(0, top - around.top - part.offsetHeight - GAP) : bottom - around.top + GAP}px`
}

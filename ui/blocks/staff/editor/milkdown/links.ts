import type { MarkType, ResolvedPos } from '@milkdown/prose/model'
import type { Command, EditorState } from '@milkdown/prose/state'
import { videoProvider } from '#ui/blocks/staff/editor/milkdown/addresses.ts'
import type { SheetStatus } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'

/** The whole link that the cursor stands in. */
export function linkAt({ schema, selection }: EditorState): SheetStatus['link'] {
  const { link } = schema.marks
  const { $from } = selection
  if (!link || !$from.parent.inlineContent) return undefined
  const mark = link.isInSet($from.marks()) ?? link.isInSet($from.nodeAfter?.marks ?? [])
  if (!mark) return undefined
  return { ...edgesOf($from, link), href: String(mark.attrs['href']) }
}

function edgesOf($at: ResolvedPos, link: MarkType) {
  const { parent } = $at
  let [first, last] = [$at.index(), $at.index()]
  if (!link.isInSet(parent.maybeChild(first)?.marks ?? [])) first = last = Math.max(first - 1, 0)
  const mark = link.isInSet(parent.maybeChild(first)?.marks ?? [])
  const isOfIt = (index: number) => !!mark?.isInSet(parent.maybeChild(index)?.marks ?? [])
  while (first > 0 && isOfIt(first - 1)) first -= 1
  while (isOfIt(last + 1)) last += 1
  let from = $at.start()
  for (let index = 0; index < first; index += 1) from += parent.child(index).nodeSize
  let to = from
  for (let index = first; index <= last; index += 1) to += parent.maybeChild(index)?.nodeSize ?? 0
  return { from, to }
}

/** Links what is selected, or changes the link there is; where neither is, `text` is written and linked. */
export const setLink =
  (href: string, text: string): Command =>
  (state, dispatch) => {
    const { tr, schema, selection } = state
    const { link } = schema.marks
    if (!link || !selection.$from.parent.inlineContent) return false
    const around = selection.empty ? linkAt(state) : undefined
    const { from, to } = around ?? selection
    if (from === to) tr.replaceWith(from, to, schema.text(text, [link.create({ href })]))
    else tr.removeMark(from, to, link).addMark(from, to, link.create({ href }))
    dispatch?.(tr.removeStoredMark(link).scrollIntoView())
    return true
  }

export const removeLink: Command = (state, dispatch) => {
  const { link } = state.schema.marks
  const around = linkAt(state)
  if (!link || !around) return false
  dispatch?.(state.tr.removeMark(around.from, around.to, link))
  return true
}

/** A film is its address, alone in a paragraph. */
export const insertVideo =
  (address: string): Command =>
  ({ tr, schema, selection }, dispatch) => {
    const { paragraph } = schema.nodes
    const { link } = schema.marks
    if (!paragraph || !link || !videoProvider(address)) return false
    const film = paragraph.create(null, schema.text(address, [link.create({ href: address })]))
    dispatch?.(tr.replaceRangeWith(selection.from, selection.to, film).scrollIntoView())
    return true
  }

import type { Node } from '@milkdown/prose/model'
import { Plugin, PluginKey, type Transaction } from '@milkdown/prose/state'
import { Decoration, DecorationSet } from '@milkdown/prose/view'
import { $prose } from '@milkdown/utils'
import { videoProvider } from '#ui/blocks/staff/editor/milkdown/addresses.ts'
import type { SheetOptions } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'

type WithWords = Pick<SheetOptions, 'words'>

const key = new PluginKey<DecorationSet>('sheet-videos')

/** A paragraph that will be a player says whose. Only the blocks that change are looked at. */
export const videoMarks = (options: WithWords) =>
  $prose(
    () =>
      new Plugin<DecorationSet>({
        key,
        state: {
          init: (_, { doc }) => DecorationSet.create(doc, videosBetween(doc, 0, doc.content.size, options)),
          apply: (tr, before) => (tr.docChanged ? remarked(tr, before, options) : before),
        },
        props: { decorations: (state) => key.getState(state) },
      }),
  )

function remarked(tr: Transaction, before: DecorationSet, options: WithWords): DecorationSet {
  let after = before.map(tr.mapping, tr.doc)
  const { doc } = tr
  for (const [index, map] of tr.mapping.maps.entries()) {
    map.forEach((_from, _to, start, end) => {
      const rest = tr.mapping.slice(index + 1)
      const from = blockAt(doc, rest.map(start, -1)).start
      const to = blockAt(doc, rest.map(end, 1)).end
      after = after.remove(after.find(from, to)).add(doc, videosBetween(doc, from, to, options))
    })
  }
  return after
}

function blockAt(doc: Node, at: number): { start: number; end: number } {
  const $at = doc.resolve(Math.min(Math.max(at, 0), doc.content.size))
  return $at.depth === 0 ? { start: $at.pos, end: $at.pos } : { start: $at.before(1), end: $at.after(1) }
}

function videosBetween(doc: Node, from: number, to: number, { words }: WithWords): Decoration[] {
  const found: Decoration[] = []
  doc.nodesBetween(from, to, (node, at) => {
    const provider = node.type.name === 'paragraph' && node.childCount === 1 ? providerOf(node.firstChild) : undefined
    if (provider)
      found.push(
        Decoration.node(at, at + node.nodeSize, {
          class: 'sheet-video',
          'data-note': words('videoWaits', { provider }),
        }),
      )
    return false
  })
  return found
}

/** An address of its own; a link with other words belongs to a sentence. */
function providerOf(text: Node | null): string | undefined {
  const href = text?.marks.find(({ type }) => type.name === 'link')?.attrs['href']
  return text?.isText && typeof href === 'string' && /^https?:\/\//i.test(text.text ?? '')
    ? videoProvider(href)
    : undefined
}

/** One can always write below the last block: an empty paragraph, which Markdown does not have. */
export const lastLine = $prose(
  () =>
    new Plugin({
      appendTransaction: (transactions, _before, { tr, doc, schema }) => {
        const { paragraph } = schema.nodes
        if (!paragraph || !transactions.some(({ docChanged }) => docChanged)) return null
        return doc.lastChild?.type === paragraph ? null : tr.insert(doc.content.size, paragraph.create())
      },
    }),
)

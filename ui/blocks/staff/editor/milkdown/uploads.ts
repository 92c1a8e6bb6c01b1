import { editorViewOptionsCtx } from '@milkdown/core'
import type { Ctx } from '@milkdown/ctx'
import { Plugin, PluginKey } from '@milkdown/prose/state'
import { Decoration, DecorationSet, type EditorView } from '@milkdown/prose/view'
import { $prose } from '@milkdown/utils'
import { cleanPaste } from '#ui/blocks/staff/editor/milkdown/clean-paste.ts'
import type { SheetOptions } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'

const key = new PluginKey<DecorationSet>('sheet-uploads')

type Step = { add: { id: object; at: number } } | { remove: object }

type UploadOptions = Pick<SheetOptions, 'words' | 'uploadPicture' | 'onUploads'>

/** Pictures that are dropped or pasted hold their place while they are on their way. */
export function uploads(options: UploadOptions) {
  const state = { running: 0, failed: 0 }
  let waiting: File[] = []

  async function send(view: EditorView, file: File, at: number) {
    if (!options.uploadPicture) return
    const id = {}
    view.dispatch(view.state.tr.setMeta(key, { add: { id, at } } satisfies Step))
    tell({ running: state.running + 1 })
    try {
      const picture = await options.uploadPicture(file)
      if (view.isDestroyed) return
      const place = placeOf(view, id)
      const { image } = view.state.schema.nodes
      const { tr } = view.state
      if (place !== undefined && image) tr.insert(place, image.create({ src: picture.src, alt: picture.alt }))
      view.dispatch(tr.setMeta(key, { remove: id } satisfies Step))
    } catch {
      tell({ failed: state.failed + 1 })
      if (!view.isDestroyed) view.dispatch(view.state.tr.setMeta(key, { remove: id } satisfies Step))
    } finally {
      tell({ running: state.running - 1 })
    }
  }

  function tell(change: Partial<typeof state>) {
    Object.assign(state, change)
    options.onUploads({ ...state })
  }

  function sendAll(view: EditorView, files: readonly File[], at: number): boolean {
    if (files.length === 0 || !view.editable) return false
    state.failed = 0
    for (const file of files) void send(view, file, at)
    return true
  }

  const plugin = $prose(
    () =>
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply(tr, before) {
            const places = before.map(tr.mapping, tr.doc)
            const step: Step | undefined = tr.getMeta(key)
            if (!step) return places
            if ('add' in step) {
              const widget = Decoration.widget(step.add.at, () => placeholder(options), { id: step.add.id })
              return places.add(tr.doc, [widget])
            }
            return places.remove(places.find(undefined, undefined, (spec) => spec['id'] === step.remove))
          },
        },
        props: {
          decorations: (state) => key.getState(state),
          handlePaste: (view, { clipboardData }) => {
            // Word adds a picture of the text to the text.
            if (clipboardData?.getData('text/html')) return false
            return sendAll(view, picturesOf(clipboardData), view.state.selection.from)
          },
          handleDrop: (view, event) => {
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
            if (at === undefined || !sendAll(view, picturesOf(event.dataTransfer), at)) return false
            event.preventDefault()
            return true
          },
        },
        // The paste has put the text in before: the pictures come behind it.
        appendTransaction: (transactions) => {
          if (waiting.length === 0 || !transactions.some((tr) => tr.docChanged)) return null
          const files = waiting
          waiting = []
          queueMicrotask(() => view && sendAll(view, files, view.state.selection.from))
          return null
        },
        view: (made) => {
          view = made
          return {}
        },
      }),
  )
  let view: EditorView | undefined

  return {
    plugin,
    config: (ctx: Ctx) =>
      ctx.update(editorViewOptionsCtx, (before) => ({
        ...before,
        transformPastedHTML: (html: string) => {
          const clean = cleanPaste(html)
          if (options.uploadPicture) waiting = clean.pictures
          return clean.html
        },
      })),
    send: sendAll,
  }
}

function placeOf({ state }: EditorView, id: object): number | undefined {
  return key.getState(state)?.find(undefined, undefined, (spec) => spec['id'] === id)[0]?.from
}

const picturesOf = (from: DataTransfer | null) =>
  [...(from?.files ?? [])].filter(({ type }) => /^image\/(png|jpeg|webp|avif|heic)$/.test(type))

function placeholder({ words }: UploadOptions): HTMLElement {
  const place = document.createElement('span')
  place.className = 'sheet-sending'
  place.textContent = words('sending')
  return place
}

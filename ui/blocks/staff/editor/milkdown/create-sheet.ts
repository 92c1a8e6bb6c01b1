import { defaultValueCtx, Editor, editorViewCtx, parserCtx, rootCtx, serializerCtx } from '@milkdown/core'
import { clipboard } from '@milkdown/plugin-clipboard'
import { history } from '@milkdown/plugin-history'
import type { Node } from '@milkdown/prose/model'
import { EditorState, NodeSelection, Selection } from '@milkdown/prose/state'
import type { EditorView } from '@milkdown/prose/view'
import { $useKeymap } from '@milkdown/utils'
import { putText } from '#ui/blocks/staff/editor/joining/put-text.ts'
import { createBlockTexts } from '#ui/blocks/staff/editor/milkdown/block-texts.ts'
import { lastLine, videoMarks } from '#ui/blocks/staff/editor/milkdown/decorations.ts'
import { createDeeds, type DeedName } from '#ui/blocks/staff/editor/milkdown/deeds.ts'
import { dialect, writeAsPosts } from '#ui/blocks/staff/editor/milkdown/dialect.ts'
import { fastKeys } from '#ui/blocks/staff/editor/milkdown/fast-keys.ts'
import { footnoteRule } from '#ui/blocks/staff/editor/milkdown/footnotes.ts'
import { insertVideo, setLink } from '#ui/blocks/staff/editor/milkdown/links.ts'
import type { SheetOptions } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'
import { statusPlugin } from '#ui/blocks/staff/editor/milkdown/sheet-status.ts'
import { taskItem } from '#ui/blocks/staff/editor/milkdown/task-item.ts'
import { uploads } from '#ui/blocks/staff/editor/milkdown/uploads.ts'

/** The text as an editor shows it. Made by `createSheet`; the rest of the library knows only this of Milkdown. */
export interface Sheet {
  readonly view: EditorView
  /** As it was loaded, if nothing differs from that. */
  markdown: () => string
  /** Writes what `markdown` needs until the time is up; false if something is left. */
  prepare: (hasTime: () => boolean) => boolean
  load: (markdown: string) => void
  /** By what differs: the cursor stays in its words, and what was typed can still be undone. */
  put: (markdown: string) => void
  do: (deed: DeedName) => boolean
  link: (href: string, text: string) => void
  video: (address: string) => void
  insertPicture: (picture: { src: string; alt: string }) => void
  /** The selected one, which keeps its caption. */
  replacePicture: (picture: { src: string; alt: string }) => void
  setAttribute: (at: number, name: string, value: unknown) => void
  removePicture: (at: number) => void
  /** The cursor goes behind a picture, which is no longer selected. */
  leavePicture: (at: number) => void
  /** Takes away the slash and what was typed behind it. */
  removeTyped: (at: number) => void
  destroy: () => Promise<unknown>
}

/** Characters from which on blocks out of view are neither laid out nor painted, and letters are put in by `fastKeys`. */
const LONG = 60_000

export async function createSheet(root: HTMLElement, start: string, options: SheetOptions): Promise<Sheet> {
  const sending = uploads(options)
  let isLong = false
  let deeds: ReturnType<typeof createDeeds> | undefined
  const editor = await Editor.make()
    .config((ctx) => {
      ctx.set(rootCtx, root)
      ctx.set(defaultValueCtx, '')
      writeAsPosts(ctx)
      sending.config(ctx)
    })
    .use(dialect(options))
    .use(history)
    .use(clipboard)
    .use(footnoteRule)
    .use(taskItem(options))
    .use([videoMarks(options), lastLine, sending.plugin, statusPlugin(options), fastKeys(() => isLong)])
    .use(headingKeys(() => deeds))
    .create()
  const { ctx } = editor
  deeds = createDeeds(ctx)
  const view = ctx.get(editorViewCtx)
  // The bars over and under the sheet cover what is at the window's edges.
  const edge = { top: 56, bottom: 72, left: 0, right: 0 }
  view.setProps({ scrollThreshold: edge, scrollMargin: edge })
  const parse = ctx.get(parserCtx)
  const read = (text: string) => withLastLine(parse(text))
  const serialise = ctx.get(serializerCtx)
  const texts = createBlockTexts((blocks) => serialise(view.state.schema.topNodeType.create(null, blocks)))
  let loaded = { markdown: '', doc: view.state.doc }

  function load(text: string) {
    const doc = read(text)
    view.updateState(EditorState.create({ schema: view.state.schema, doc, plugins: view.state.plugins }))
    know(text)
    // ProseMirror makes the plugins' views anew with such a state, and tells them of no change.
    options.onDocument()
  }
  function put(text: string) {
    const { tr } = view.state
    // Lists that are typed have other attributes than the same ones read: these would count as others' changes.
    if (!isAsLoaded()) putText(tr, read(markdown()))
    view.dispatch(putText(tr, read(text)).setMeta('addToHistory', false))
    know(text)
  }
  function know(text: string) {
    isLong = text.length > LONG
    view.dom.toggleAttribute('data-long', isLong)
    loaded = { markdown: text, doc: view.state.doc }
  }
  const isAsLoaded = () => view.state.doc === loaded.doc || view.state.doc.eq(loaded.doc)
  const markdown = () => (isAsLoaded() ? loaded.markdown : texts.textOf(view.state.doc))
  load(start)

  return {
    view,
    load,
    put,
    markdown,
    prepare: (hasTime) => isAsLoaded() || texts.prepare(view.state.doc, hasTime),
    do: (deed) => deeds?.[deed](view.state, view.dispatch, view) ?? false,
    link: (href, text) => void setLink(href, text)(view.state, view.dispatch),
    video: (address) => void insertVideo(address)(view.state, view.dispatch),
    insertPicture({ src, alt }) {
      const { image } = view.state.schema.nodes
      if (!image) return
      const tr = view.state.tr.replaceSelectionWith(image.create({ src, alt }))
      const at = tr.selection.from - 1
      // Selected: its words and caption can be written at once.
      if (tr.doc.nodeAt(at)?.type === image) tr.setSelection(NodeSelection.create(tr.doc, at))
      view.dispatch(tr.scrollIntoView())
    },
    replacePicture({ src, alt }) {
      const { selection, tr } = view.state
      if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return
      view.dispatch(tr.setNodeAttribute(selection.from, 'src', src).setNodeAttribute(selection.from, 'alt', alt))
    },
    setAttribute: (at, name, value) => view.dispatch(view.state.tr.setNodeAttribute(at, name, value)),
    removePicture: (at) => view.dispatch(view.state.tr.delete(at, at + 1)),
    leavePicture(at) {
      const { tr, doc } = view.state
      view.dispatch(tr.setSelection(Selection.near(doc.resolve(at + 1), -1)).scrollIntoView())
    },
    removeTyped: (at) => view.dispatch(view.state.tr.delete(at, view.state.selection.from)),
    destroy: () => editor.destroy(),
  }
}

function withLastLine(doc: Node): Node {
  const { paragraph } = doc.type.schema.nodes
  if (!paragraph || doc.lastChild?.type === paragraph) return doc
  return doc.copy(doc.content.addToEnd(paragraph.create()))
}

/** Mod-Alt and the level, as elsewhere; Backspace at the beginning of a heading makes it a paragraph. */
const headingKeys = (deeds: () => ReturnType<typeof createDeeds> | undefined) => {
  const run = (deed: DeedName) => () => (state: EditorState, dispatch?: EditorView['dispatch'], view?: EditorView) =>
    deeds()?.[deed](state, dispatch, view) ?? false
  return $useKeymap('sheetKeys', {
    Paragraph: { shortcuts: 'Mod-Alt-0', command: run('paragraph') },
    Second: { shortcuts: 'Mod-Alt-2', command: run('h2') },
    Third: { shortcuts: 'Mod-Alt-3', command: run('h3') },
    Fourth: { shortcuts: 'Mod-Alt-4', command: run('h4') },
    Back: {
      shortcuts: 'Backspace',
      command: () => (state, dispatch, view) => {
        const { $from, empty } = state.selection
        if (!empty || $from.parentOffset > 0 || $from.parent.type.name !== 'heading') return false
        return deeds()?.paragraph(state, dispatch, view) ?? false
      },
    },
  })
}

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { putLines } from '#ui/blocks/staff/editor/joining/line-changes.ts'
import type { LineField } from '#ui/blocks/staff/editor/long/line-field.ts'
import type { createLinesOutline } from '#ui/blocks/staff/editor/long/lines-outline.ts'
import type { SheetOutline } from '#ui/blocks/staff/editor/milkdown/outline.ts'
import type { RichSheetProps } from '#ui/blocks/staff/editor/rich-sheet.tsx'
import { SheetMode } from '#ui/blocks/staff/editor/sheet-mode.tsx'
import { type Filling, useToldText } from '#ui/blocks/staff/editor/use-told-text.ts'
import { useWhenIdle } from '#ui/blocks/staff/editor/use-when-idle.ts'
import { cn } from '#ui/lib/cn.ts'

export interface LongSheetProps
  extends Pick<RichSheetProps, 'choosePicture' | 'uploadPicture' | 'language' | 'label'>,
    Filling {
  /** Markdown at the start. */
  value: string
  /** Of the form field, which always carries the Markdown. */
  name: string
  /** A moment after the last key, and only when the text is another one than before. */
  onChange: (markdown: string) => void
  onOutline?: ((outline: SheetOutline) => void) | undefined
  /** The cursor goes into it once it is there. */
  takesFocus?: boolean
  /** Somebody wants to write as on the page all the same. */
  onPage: (markdown: string) => void
}

type Tools = { field: LineField; outlineOf: ReturnType<typeof createLinesOutline> }

/** A text too long to be laid out at each key: plain Markdown, the lines in view. A text area until it has come. */
export function LongSheet({
  value,
  language,
  name,
  label,
  onChange,
  filling,
  latest,
  onOutline,
  choosePicture,
  uploadPicture,
  takesFocus = false,
  onPage,
}: LongSheetProps) {
  const { t } = useTranslation('staff-sheet')
  const hintId = useId()
  const [start] = useState(value)
  const [tools, setTools] = useState<Tools>()
  const [failed, setFailed] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)
  const host = useRef<HTMLDivElement>(null)

  // What came into the area after the tools were made and before they are drawn: a transition may come in between.
  useLayoutEffect(() => {
    const written = area.current?.value
    if (tools && written !== undefined && written !== tools.field.text()) tools.field.put(written)
  }, [tools])

  const current = () => tools?.field.text() ?? area.current?.value
  const { tell, now } = useToldText({
    field: area,
    name,
    start,
    current,
    isMirrored: !tools,
    onChange,
    filling,
    latest,
    put,
  })

  const told = useRef<unknown>(undefined)
  const askToTell = useWhenIdle((hasTime) => {
    const doc = tools?.field.doc()
    if (!doc || told.current !== doc) {
      told.current = doc
      tell(now())
      // A string of the whole is enough for once; the rest follows.
      return !onOutline || !tools
    }
    if (!onOutline || !tools) return true
    const outline = tools.outlineOf(tools.field.doc(), hasTime)
    if (outline) onOutline(outline)
    return outline !== undefined
  })
  function put(text: string) {
    if (tools) return tools.field.put(text)
    if (area.current) putLines(area.current, text)
    askToTell()
  }
  const changed = useEffectEvent(askToTell)
  const sendFiles = useEffectEvent((files: File[]) => void upload(files))
  const written = useEffectEvent(() => area.current?.value ?? start)
  const flush = useEffectEvent(() => tell(now()))
  const ready = useEffectEvent((made: Tools) => {
    // Whoever is writing in the text area already goes on at the same place.
    const at = document.activeElement === area.current ? (area.current ?? undefined) : undefined
    const selection = at && { start: at.selectionStart, end: at.selectionEnd }
    setTools(made)
    return { selection, takesFocus: takesFocus || at !== undefined }
  })
  const focusAt = useRef<ReturnType<typeof ready>>(undefined)

  useEffect(() => {
    let isHere = true
    let made: Tools | undefined
    const parts = [
      import('#ui/blocks/staff/editor/long/line-field.ts'),
      import('#ui/blocks/staff/editor/long/lines-outline.ts'),
    ] as const
    void Promise.all(parts).then(
      ([{ createLineField }, { createLinesOutline: createOutline }]) => {
        if (!isHere || !host.current) return
        const field = createLineField(host.current, written(), {
          onDocument: () => changed(),
          onFiles: (files) => sendFiles(files),
        })
        made = { field, outlineOf: createOutline() }
        focusAt.current = ready(made)
        changed()
      },
      // The text area is there, and stays.
      () => {},
    )
    return () => {
      isHere = false
      made?.field.destroy()
    }
  }, [])

  // What is typed last is told also when the page goes on at once.
  useLayoutEffect(() => () => flush(), [])

  useLayoutEffect(() => {
    if (!tools) return
    tools.field.describe({
      'aria-label': label,
      'aria-describedby': hintId,
      lang: language,
      spellcheck: 'true',
    })
    if (focusAt.current?.takesFocus) tools.field.focus(focusAt.current.selection)
    focusAt.current = undefined
  }, [tools, label, hintId, language])

  async function upload(files: File[]) {
    setFailed(0)
    for (const file of files) {
      const picture = await uploadPicture?.(file).catch(() => setFailed((count) => count + 1))
      if (picture) tools?.field.insertPicture(picture)
    }
  }

  async function choose() {
    const picture = await choosePicture?.()
    if (picture) tools?.field.insertPicture(picture)
    tools?.field.focus()
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'm' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    toPage()
  }

  function toPage() {
    tell(now())
    onPage(now())
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of everything inside; the button beside it does the same.
    <div data-slot="long-sheet" className="@container mx-auto max-w-160" onKeyDown={onKeyDown}>
      <p id={hintId} className="border-signal border-l-2 px-3 py-2 text-sm">
        {t('long.why')}
      </p>
      {failed > 0 && (
        <p role="alert" className="border-danger border-l-2 px-3 py-2 text-sm">
          {t('uploads.failed', { count: failed })}
        </p>
      )}
      <div className="flex justify-end">
        {choosePicture && tools && (
          <button
            type="button"
            onClick={() => void choose()}
            className="flex min-h-9 shrink-0 cursor-pointer items-center px-3 text-ink-soft text-sm hover:bg-ink hover:text-paper focus-visible:-outline-offset-4 pointer-coarse:min-h-11"
          >
            {t('blocks.picture')}
          </button>
        )}
        <SheetMode isPlain onChange={toPage} />
      </div>
      {/* Always in the form, seen or not: it carries the Markdown. */}
      <label className={cn('block', tools && 'hidden')}>
        <span className="sr-only">{label}</span>
        <textarea
          ref={area}
          name={name}
          lang={language}
          defaultValue={start}
          spellCheck
          aria-describedby={hintId}
          onInput={askToTell}
          onBlur={() => tell(now())}
          className="block h-[max(24rem,72dvh)] w-full resize-y rounded-pane border border-line-strong bg-pane p-4 font-mono text-sm leading-relaxed hover:border-ink"
        />
      </label>
      <div
        ref={host}
        className={cn(
          'overflow-hidden rounded-pane border border-line-strong text-sm focus-within:outline-2 focus-within:outline-signal hover:border-ink',
          !tools && 'hidden',
        )}
      />
    </div>
  )
}

import { type KeyboardEvent, useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { putLines } from '#ui/blocks/staff/editor/joining/line-changes.ts'
import { LongSheet } from '#ui/blocks/staff/editor/long/long-sheet.tsx'
import type { SheetOutline } from '#ui/blocks/staff/editor/milkdown/outline.ts'
import { plainOutline } from '#ui/blocks/staff/editor/plain-outline.ts'
import type { RichSheet, RichSheetHandle, RichSheetProps } from '#ui/blocks/staff/editor/rich-sheet.tsx'
import { SheetMode } from '#ui/blocks/staff/editor/sheet-mode.tsx'
import { type Filling, useToldText } from '#ui/blocks/staff/editor/use-told-text.ts'
import { useWhenIdle } from '#ui/blocks/staff/editor/use-when-idle.ts'
import { cn } from '#ui/lib/cn.ts'

export interface MarkdownSheetProps
  extends Pick<RichSheetProps, 'findPosts' | 'choosePicture' | 'uploadPicture' | 'pictureAddress'>,
    Filling {
  /** Markdown at the start. Read again only when `documentKey` changes. */
  value: string
  /** Names the document: another one is loaded anew. What was typed last of the one before is still told to its `onChange`. */
  documentKey: string
  /** Of the text; the words around it are in the language of the page. */
  language: Language
  /** Of the form field, which always carries the Markdown. */
  name: string
  label: string
  /** A moment after the last key, and only when the text is another one than before. */
  onChange: (markdown: string) => void
  onOutline?: (outline: SheetOutline) => void
}

/** Characters beyond which a key would take longer as a page than hands wait for (decision 0024). */
const LONG_TEXT = 60_000

/** A post as its readers will see it, Markdown underneath. A long text opens as plain Markdown, and as a page if somebody asks for it. */
export function MarkdownSheet({ documentKey, ...props }: MarkdownSheetProps) {
  return <LoadedSheet key={documentKey} {...props} />
}

type SheetProps = Omit<MarkdownSheetProps, 'documentKey'>
type Rich = typeof RichSheet

/** As it was loaded: a text that grows is not taken out of the hands. */
function LoadedSheet(props: SheetProps) {
  const [isLong] = useState(props.value.length > LONG_TEXT)
  return isLong ? <EitherSheet {...props} /> : <DocumentSheet {...props} />
}

function EitherSheet({ value, ...props }: SheetProps) {
  const [text, setText] = useState(value)
  const [shown, setShown] = useState<'lines' | 'page' | 'linesAgain'>('lines')
  function change(to: typeof shown, markdown: string) {
    setText(markdown)
    setShown(to)
  }
  if (shown === 'page')
    return <DocumentSheet {...props} value={text} takesFocus onPlain={(now) => change('linesAgain', now)} />
  const { findPosts: _, pictureAddress: __, ...own } = props
  return <LongSheet {...own} value={text} takesFocus={shown === 'linesAgain'} onPage={(now) => change('page', now)} />
}

interface DocumentSheetProps extends SheetProps {
  takesFocus?: boolean
  /** Shows the Markdown in its stead. */
  onPlain?: (markdown: string) => void
}

/** A plain text area until the editor has come, and whenever one prefers it. */
function DocumentSheet({
  value,
  language,
  name,
  label,
  onChange,
  filling,
  latest,
  onOutline,
  takesFocus = false,
  onPlain,
  ...places
}: DocumentSheetProps) {
  const { t } = useTranslation('staff-sheet')
  const hintId = useId()
  const [start] = useState(value)
  const [Rich, setRich] = useState<Rich>()
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const [isPlain, setPlain] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const rich = useRef<RichSheetHandle>(null)
  const isMoving = useRef(false)
  const isShown = state === 'ready' && !isPlain

  // What came into the area after the editor was made and before it is drawn: a transition may come in between.
  useLayoutEffect(() => {
    if (isShown && field.current) rich.current?.put(field.current.value)
  }, [isShown])

  const current = () => (isShown ? rich.current?.markdown() : field.current?.value)
  const { tell, now } = useToldText({ field, name, start, current, onChange, filling, latest, put })
  const flush = useEffectEvent(() => tell(now()))
  const tellPlain = useWhenIdle(() => {
    if (isShown) return true
    tell(now())
    onOutline?.(plainOutline(now()))
    return true
  })

  useEffect(() => {
    let isHere = true
    void import('#ui/blocks/staff/editor/rich-sheet.tsx').then(
      (module) => isHere && setRich(() => module.RichSheet),
      () => isHere && setState('failed'),
    )
    return () => {
      isHere = false
    }
  }, [])

  // What is typed last is told also when the page goes on at once, and before another sheet of it is drawn.
  useLayoutEffect(() => () => flush(), [])

  function becomeReady() {
    // Whoever is writing in the text area already is not torn out of it.
    if (document.activeElement === field.current) setPlain(true)
    setState('ready')
  }

  function put(text: string) {
    if (isShown) return rich.current?.put(text)
    const area = field.current
    if (!area) return
    putLines(area, text)
    tellPlain()
  }

  function change(toPlain: boolean) {
    const text = now()
    tell(text)
    if (toPlain && onPlain) return onPlain(text)
    isMoving.current = true
    setPlain(toPlain)
  }

  // Before the next key: none is lost on the way.
  useLayoutEffect(() => {
    if (isShown && takesFocus) rich.current?.focus()
  }, [isShown, takesFocus])

  useLayoutEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    if (isPlain) field.current?.focus()
    else rich.current?.focus()
  }, [isPlain])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key.toLowerCase() !== 'm' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    event.preventDefault()
    if (state === 'ready') change(!isPlain)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of everything inside; the button beside it does the same.
    <div
      data-slot="markdown-sheet"
      data-mode={isShown ? 'page' : 'plain'}
      className="@container relative"
      onKeyDown={onKeyDown}
    >
      {state === 'failed' && (
        <p role="status" className="mx-auto max-w-160 border-danger border-l-2 px-3 py-2 text-sm">
          {t('failed')}
        </p>
      )}
      {state === 'ready' && isPlain && (
        <div className="flex justify-end">
          <SheetMode isPlain onChange={change} />
        </div>
      )}
      {/* Always in the form, seen or not: it carries the Markdown. */}
      <label className={cn('block', isShown && 'hidden')}>
        <span className="sr-only">{label}</span>
        <textarea
          ref={field}
          name={name}
          lang={language}
          defaultValue={start}
          spellCheck
          rows={24}
          aria-describedby={isShown ? undefined : hintId}
          onInput={tellPlain}
          onBlur={() => tell(now())}
          className="field-sizing-content mx-auto block min-h-96 w-full max-w-160 resize-y rounded-pane border border-line-strong bg-pane p-4 font-mono text-sm leading-relaxed hover:border-ink"
        />
      </label>
      <span id={hintId} className="sr-only">
        {state === 'waiting' ? t('loading') : t('mode.markdownHint')}
      </span>
      {Rich && (
        <div className={cn(!isShown && 'hidden')}>
          <Rich
            {...places}
            ref={rich}
            start={() => field.current?.value ?? start}
            label={label}
            language={language}
            onReady={becomeReady}
            onFail={() => setState('failed')}
            // Behind the plain text it knows an older one.
            onText={(text) => isShown && tell(text)}
            onOutline={onOutline}
            mode={<SheetMode isPlain={false} onChange={change} />}
          />
        </div>
      )}
    </div>
  )
}

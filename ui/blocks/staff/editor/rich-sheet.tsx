import proseStyles from '@milkdown/prose/view/style/prosemirror.css?inline'
import {
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import articleStyles from '#ui/blocks/blog/article.css?inline'
import { AddressForm, type AddressFormProps } from '#ui/blocks/staff/editor/address-form.tsx'
import { CodeLanguage } from '#ui/blocks/staff/editor/code-language.tsx'
import type { DeedName } from '#ui/blocks/staff/editor/milkdown/deeds.ts'
import { PictureForm } from '#ui/blocks/staff/editor/picture-form.tsx'
import { anchorOf, placeBelow } from '#ui/blocks/staff/editor/placement.ts'
import { SheetBar } from '#ui/blocks/staff/editor/sheet-bar.tsx'
import { type BlockEntry, blockEntries, entriesFor, type SheetAsk } from '#ui/blocks/staff/editor/sheet-entries.ts'
import { SlashMenu } from '#ui/blocks/staff/editor/slash-menu.tsx'
import { type SheetSource, useSheet } from '#ui/blocks/staff/editor/use-sheet.ts'
import sheetStyles from './sheet.css?inline'

export interface RichSheetHandle {
  /** As it stands, at once. */
  markdown: () => string
  /** Puts in what differs from what stands. */
  put: (markdown: string) => void
  focus: () => void
}

export interface RichSheetProps extends Omit<SheetSource, 'pictureAddress' | 'onMenuKey'> {
  ref?: Ref<RichSheetHandle>
  label: string
  /** Links to posts are then picked by title. */
  findPosts?: AddressFormProps['findPosts']
  /** Opens the page's pictures. Nothing chosen: `undefined`. */
  choosePicture?: (() => Promise<{ src: string; alt: string } | undefined>) | undefined
  /** Where a browser finds a picture of this site, `/pictures/…` in Markdown. */
  pictureAddress?: SheetSource['pictureAddress'] | undefined
  /** The button that changes to plain Markdown. */
  mode: ReactNode
}

/** Parts that are written into: whoever has asked for one sees all of it. */
const hasFields = ['picture', 'address']

const asItIs = (src: string) => src

/** The editor itself, with what floats over it. Loaded only where a text is edited. */
export function RichSheet({
  ref,
  start,
  language,
  label,
  onReady,
  onFail,
  onText,
  onOutline,
  findPosts,
  choosePicture,
  uploadPicture,
  pictureAddress = asItIs,
  mode,
}: RichSheetProps) {
  const { t } = useTranslation('staff-sheet')
  const ids = useId()
  const menuId = `${ids}-menu`
  const frame = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const floating = useRef<HTMLDivElement>(null)
  const [asked, setAsked] = useState<'link' | 'video'>()
  const [lit, setLit] = useState(0)
  const [isInside, setInside] = useState(false)
  const { sheet, status, failed } = useSheet(host, {
    start,
    language,
    pictureAddress,
    uploadPicture,
    onReady,
    onFail,
    onText,
    onOutline,
    onMenuKey: (key) => menuKey(key),
  })

  const offered = blockEntries.filter(({ name }) => name !== 'picture' || choosePicture)
  const entries = status.menu ? entriesFor(status.menu.query, offered, ({ name }) => t(`blocks.${name}`)) : []
  const litIndex = Math.min(lit, entries.length - 1)

  function menuKey(key: string): boolean {
    const entry = entries[litIndex]
    if (!entry) return false
    if (key === 'ArrowDown') setLit((litIndex + 1) % entries.length)
    else if (key === 'ArrowUp') setLit((litIndex - 1 + entries.length) % entries.length)
    else choose(entry)
    return true
  }
  useImperativeHandle(ref, () => ({
    markdown: () => sheet?.markdown() ?? start(),
    put: (text) => {
      if (sheet && text !== sheet.markdown()) sheet.put(text)
    },
    focus: () => sheet?.view.focus(),
  }))

  const litEntry = entries[litIndex]
  const activeId = litEntry && `${menuId}-${litEntry.name}`
  const isOpen = status.menu !== undefined
  const prompt = t('prompt')
  useEffect(() => {
    sheet?.view.setProps({
      attributes: {
        class: 'article-body sheet-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-describedby': `${ids}-hint`,
        lang: language,
        spellcheck: 'true',
        tabindex: '0',
        ...(isOpen && { 'aria-controls': menuId, 'aria-autocomplete': 'list' }),
        ...(isOpen && activeId && { 'aria-activedescendant': activeId }),
      },
    })
    // By the style and not by ProseMirror's decorations, which would be made anew for the whole text at each key.
    sheet?.view.dom.style.setProperty('--sheet-prompt', JSON.stringify(prompt))
  }, [sheet, label, language, isOpen, activeId, menuId, ids, prompt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins with the first entry.
  useLayoutEffect(() => setLit(0), [status.menu?.query])

  const shown = shownPart()
  useLayoutEffect(() => {
    if (!sheet || !frame.current || !floating.current || !shown) return
    placeBelow(floating.current, frame.current, anchorOf(sheet.view, status, shown))
    if (hasFields.includes(shown)) floating.current.scrollIntoView({ block: 'nearest' })
  }, [sheet, status, shown])

  function shownPart(): 'menu' | 'address' | 'picture' | 'table' | 'code' | 'text' | 'link' | undefined {
    if (!sheet || !isInside) return undefined
    if (asked) return 'address'
    if (status.picture) return 'picture'
    if (status.menu) return 'menu'
    if (!status.isInTable && !status.isRange && status.code) return 'code'
    if (status.isRange && !status.code) return 'text'
    if (status.isInTable) return 'table'
    return status.link ? 'link' : undefined
  }

  async function act(deed: DeedName | SheetAsk) {
    if (!sheet) return
    if (deed === 'link' || deed === 'video') return setAsked(deed)
    if (deed === 'picture') {
      const picture = await choosePicture?.()
      if (picture) sheet.insertPicture(picture)
    } else sheet.do(deed)
    sheet.view.focus()
  }

  function choose(entry: BlockEntry) {
    if (!sheet || !status.menu) return
    sheet.removeTyped(status.menu.at)
    void act(entry.name)
  }

  function leave() {
    setAsked(undefined)
    // The field that had the focus has to be gone first.
    requestAnimationFrame(() => sheet?.view.focus())
  }

  async function replacePicture() {
    const picture = await choosePicture?.()
    if (picture) sheet?.replacePicture(picture)
  }

  const { picture, code } = status
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of everything inside, from the text to its buttons.
    <div
      ref={frame}
      data-slot="rich-sheet"
      className="relative"
      onFocus={() => setInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setInside(currentTarget.contains(relatedTarget))}
      onKeyDown={(event) => {
        if (event.key !== 'F10' || !event.altKey) return
        event.preventDefault()
        const bars = [...(frame.current?.querySelectorAll<HTMLElement>('[data-bar] button, [data-bar] input') ?? [])]
        bars.find((button) => button.tabIndex === 0 && button.checkVisibility())?.focus()
      }}
    >
      <style href="article" precedence="block">
        {articleStyles}
      </style>
      <style href="prosemirror" precedence="block">
        {/* Below our own, as all that is not ours. */}
        {`@layer base { ${proseStyles} }`}
      </style>
      <style href="markdown-sheet" precedence="block">
        {sheetStyles}
      </style>
      <div className="sticky top-0 z-10 flex justify-end pointer-coarse:border-line pointer-coarse:border-b pointer-coarse:bg-paper @max-3xl:mb-5 @max-3xl:border-line @max-3xl:border-b @max-3xl:bg-paper pointer-coarse:mb-5">
        <div className="@max-3xl:block hidden min-w-0 grow pointer-coarse:block">
          <SheetBar data-bar="" parts="all" status={status} onDeed={(deed) => void act(deed)} onLeave={leave} />
        </div>
        {mode}
      </div>
      <p id={`${ids}-hint`} className="sr-only">
        {t('hint', { bar: 'Alt+F10', mode: `${t('mode.key')}+M` })}
      </p>
      {failed > 0 && (
        <p role="alert" className="mx-auto max-w-160 border-danger border-l-2 px-3 py-2 text-sm">
          {t('uploads.failed', { count: failed })}
        </p>
      )}
      <div ref={host} className="sheet-column" />
      {sheet && shown && (
        <div
          ref={floating}
          data-floating={shown}
          className="absolute z-20 scroll-mb-14 w-max max-w-full data-[floating=text]:@max-3xl:hidden data-[floating=table]:@max-3xl:hidden data-[floating=text]:pointer-coarse:hidden data-[floating=table]:pointer-coarse:hidden"
        >
          {shown === 'menu' && <SlashMenu menuId={menuId} entries={entries} lit={litIndex} onChoose={choose} />}
          {shown === 'address' && (
            <AddressForm
              kind={asked ?? 'link'}
              address={asked === 'link' ? (status.link?.href ?? '') : ''}
              findPosts={findPosts}
              onAddress={(address, title) => {
                if (asked === 'video') sheet.video(address)
                else sheet.link(address, title ?? address)
                leave()
              }}
              onRemove={() => {
                sheet.do('removeLink')
                leave()
              }}
              onLeave={leave}
            />
          )}
          {shown === 'picture' && picture && (
            <PictureForm
              data-bar=""
              picture={picture}
              onAlt={(alt) => sheet.setAttribute(picture.at, 'alt', alt)}
              onCaption={(caption) => sheet.setAttribute(picture.at, 'title', caption)}
              onReplace={choosePicture && (() => void replacePicture())}
              onRemove={() => {
                sheet.removePicture(picture.at)
                leave()
              }}
              onLeave={() => {
                sheet.leavePicture(picture.at)
                leave()
              }}
            />
          )}
          {shown === 'code' && code && (
            <CodeLanguage
              data-bar=""
              language={code.language}
              onLanguage={(name) => sheet.setAttribute(code.at, 'language', name)}
              onLeave={leave}
            />
          )}
          {(shown === 'text' || shown === 'table') && (
            <SheetBar data-bar="" parts={shown} status={status} onDeed={(deed) => void act(deed)} onLeave={leave} />
          )}
          {shown === 'link' && (
            <button
              type="button"
              data-bar=""
              tabIndex={0}
              onClick={() => setAsked('link')}
              className="min-h-9 max-w-96 cursor-pointer truncate bg-ink px-3 text-paper text-sm hover:bg-paper hover:text-ink pointer-coarse:min-h-11"
            >
              {t('link.edit')}
              <span className="ml-2 font-mono text-xs">{status.link?.href}</span>
            </button>
          )}
        </div>
      )}
    </div>
  )
}

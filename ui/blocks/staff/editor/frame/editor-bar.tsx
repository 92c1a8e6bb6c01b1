import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '#locales/languages.ts'
import { postFormId } from '#ui/blocks/staff/editor/frame/post-form.tsx'
import { SavedState, type SavedStateProps } from '#ui/blocks/staff/editor/frame/saved-state.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface EditorBarProps {
  /** Of the post, in its language. Empty while it has none. */
  title: string
  language: Language
  backHref: string
  saved: SavedStateProps
  /** Where the source stands beside the text; undefined for the source itself. */
  side?: { href: string; isOn: boolean } | undefined
  /** Without it the button posts the form, with `deed` `preview`. */
  onPreview?: (() => void) | undefined
  /** Without it the button posts the form. */
  onSave?: (() => void) | undefined
  isConflict?: boolean
}

const cell =
  '-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-11 cursor-pointer items-center justify-center gap-2.5 whitespace-nowrap border-line px-4.5 text-sm transition-colors hover:bg-pane aria-[current]:bg-ink aria-[current]:text-paper'

/** The upper row of the editor: back, title, what to do with the text, and whether it is saved. */
export function EditorBar({
  title,
  language,
  backHref,
  saved,
  side,
  onPreview,
  onSave,
  isConflict = false,
}: EditorBarProps) {
  const { t } = useTranslation('staff-editor')
  return (
    <div data-slot="editor-bar" className="flex min-w-0 flex-wrap border-line border-b md:flex-nowrap md:items-stretch">
      <Anchor href={backHref} className={`${cell} max-md:hidden md:border-r`}>
        <StaffIcon name="chevron-left" className="size-4" />
        {t('bar.back')}
      </Anchor>
      <h1
        {...(title && { lang: language })}
        className="heading flex min-w-0 grow items-center px-4 py-3 text-[1.1875rem] leading-tight max-md:w-full md:px-4.5 md:py-0"
      >
        <span className="line-clamp-2">{title || t('untitled')}</span>
      </h1>
      {!isConflict && (
        <div className="flex shrink-0 items-stretch border-line max-md:w-full max-md:border-t">
          <button
            type="submit"
            form={postFormId}
            formTarget="_blank"
            name="deed"
            value="preview"
            aria-keyshortcuts="Control+. Meta+."
            onClick={(event) => {
              if (!onPreview) return
              event.preventDefault()
              onPreview()
            }}
            className={`${cell} max-md:grow md:border-l`}
          >
            <StaffIcon name="eye" className="size-4" />
            <span className="max-lg:sr-only">{t('bar.preview')}</span>
          </button>
          {side && <Switched {...side} icon="columns" words={t(side.isOn ? 'bar.alone' : 'bar.side')} />}
          <button
            type="submit"
            form={postFormId}
            name="deed"
            value="save"
            aria-keyshortcuts="Control+S Meta+S"
            onClick={(event) => {
              if (!onSave) return
              event.preventDefault()
              onSave()
            }}
            className={`${cell} border-l max-md:grow`}
          >
            {t('bar.save')}
          </button>
        </div>
      )}
      <p
        role="status"
        className="flex max-w-72 shrink-0 items-center px-4.5 py-2 max-md:w-full max-md:max-w-none max-md:border-line max-md:border-t md:max-lg:sr-only lg:border-line lg:border-l"
      >
        <SavedState {...saved} />
      </p>
    </div>
  )
}

function Switched({ href, isOn, icon, words }: { href: string; isOn: boolean; icon: StaffIconName; words: ReactNode }) {
  return (
    <Anchor href={href} {...(isOn && { 'aria-current': true })} className={`${cell} border-l max-md:grow`}>
      <StaffIcon name={icon} className="size-4" />
      <span className="max-lg:sr-only">{words}</span>
    </Anchor>
  )
}

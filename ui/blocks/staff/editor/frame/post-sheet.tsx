import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { writingLimits } from '#api/contract/values/post-writing.ts'
import type { Language } from '#locales/languages.ts'
import { FieldFrame } from '#ui/primitives/field.tsx'

export interface PostTitleProps {
  language: Language
  title: string
  onTitleChange: (title: string) => void
  error?: string | undefined
}

export interface PostSheetProps extends PostTitleProps {
  /** Shown as readers see it; it is written in the panel. */
  excerpt: string
  /** The text. */
  children: ReactNode
}

/** Title and text on one sheet, as the public page sets them. */
export function PostSheet({ excerpt, children, ...title }: PostSheetProps) {
  const { language } = title
  return (
    <div data-slot="post-sheet" className="@container min-w-0 grow px-4 pt-10 pb-24 md:px-8 md:pt-14">
      <div className="mx-auto w-full max-w-160">
        <PostTitle {...title} />
        {excerpt && (
          <p
            lang={language}
            className="wrap-anywhere mt-6 text-[1.1875rem] text-ink-soft leading-normal @2xl:text-[1.375rem]"
          >
            {excerpt}
          </p>
        )}
      </div>
      {/* As wide as it can be: Markdown’s marks hang beside the column. */}
      <div className="mt-10">{children}</div>
    </div>
  )
}

/** The title as a heading that can be written into. One line, however long. */
export function PostTitle({ language, title, onTitleChange, error }: PostTitleProps) {
  const { t } = useTranslation('staff-editor')
  return (
    <FieldFrame label={t('sheet.title')} error={error} className="[&>label]:sr-only">
      {(control) => (
        <textarea
          data-slot="post-title"
          name="title"
          rows={1}
          {...control}
          lang={language}
          value={title}
          placeholder={t('sheet.titleHint')}
          maxLength={writingLimits.title}
          onChange={({ currentTarget }) => onTitleChange(currentTarget.value.replaceAll(/[\r\n]+/g, ' '))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            textAfter(event.currentTarget)?.focus()
          }}
          className="field-sizing-content display wrap-anywhere block w-full resize-none bg-transparent text-[2.5rem] leading-[1.02] outline-offset-4 placeholder:text-ink-soft @2xl:text-[3.5rem]"
        />
      )}
    </FieldFrame>
  )
}

/** What is written into after the title: the sheet, or its plain text. */
function textAfter({ form }: HTMLTextAreaElement): HTMLElement | undefined {
  const texts = form?.querySelectorAll<HTMLElement>('[role="textbox"][contenteditable="true"], textarea[name="body"]')
  return [...(texts ?? [])].find((text) => text.checkVisibility())
}

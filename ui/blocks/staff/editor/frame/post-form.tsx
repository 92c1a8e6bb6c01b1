import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, languageNames } from '#locales/languages.ts'
import { takeForm } from '#ui/lib/take-form.ts'

/** For the buttons that send it from elsewhere on the screen. */
export const postFormId = 'post-form'

export interface PostFormProps {
  /** Without scripts the form is posted here, with `deed` `save` or `preview`. */
  action: string
  id: string
  language: Language
  /** The one that was read: what is saved replaces it and no other. */
  version: number
  onSave?: (() => void) | undefined
  /** The sheet. */
  children: ReactNode
  /** The panel. */
  side: ReactNode
  /** The bar under the sheet. */
  foot?: ReactNode
}

/** One language of a post: everything that is saved is a field of this form. */
export function PostForm({ action, id, language, version, onSave, children, side, foot }: PostFormProps) {
  const { t } = useTranslation('staff-editor')
  return (
    <form
      id={postFormId}
      data-slot="post-form"
      data-kept
      method="post"
      action={action}
      aria-label={t('form', { language: languageNames[language] })}
      noValidate
      onSubmit={takeForm(onSave && (() => onSave()))}
      className="grid grow lg:grid-cols-[minmax(0,1fr)_22.5rem]"
    >
      {/* The first button of a form is pressed by Enter in a field. */}
      <button type="submit" name="deed" value="save" hidden />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="in" value={language} />
      <input type="hidden" name="version" value={version} />
      <div className="flex min-w-0 flex-col">
        {children}
        {foot}
      </div>
      <div className="min-w-0 border-line max-lg:border-t lg:border-l">{side}</div>
    </form>
  )
}

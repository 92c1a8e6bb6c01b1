import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { SelectedPicture } from '#ui/blocks/staff/editor/milkdown/sheet-options.ts'
import { cn } from '#ui/lib/cn.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface PictureFormProps extends Omit<ComponentProps<'fieldset'>, 'children'> {
  picture: Pick<SelectedPicture, 'alt' | 'title'>
  onAlt: (alt: string) => void
  /** `null` takes it away. */
  onCaption: (caption: string | null) => void
  onReplace?: (() => void) | undefined
  onRemove: () => void
  onLeave: () => void
}

/** Words and caption of the picture that is selected. */
export function PictureForm({
  picture,
  onAlt,
  onCaption,
  onReplace,
  onRemove,
  onLeave,
  className,
  ...props
}: PictureFormProps) {
  const { t } = useTranslation('staff-sheet')
  return (
    <fieldset
      aria-label={t('picture.label')}
      data-slot="picture-form"
      {...props}
      onKeyDown={(event) => {
        const isField = event.target instanceof HTMLInputElement
        if (event.key !== 'Escape' && !(event.key === 'Enter' && isField)) return
        event.preventDefault()
        onLeave()
      }}
      className={cn('grid w-96 max-w-full gap-3 border border-ink bg-pane p-3.5 text-ink text-sm', className)}
    >
      <TextField
        label={t('picture.alt')}
        hint={t('picture.altHint')}
        value={picture.alt}
        maxLength={500}
        onChange={({ target }) => onAlt(target.value)}
      />
      <TextField
        label={t('picture.caption')}
        value={picture.title ?? ''}
        maxLength={500}
        onChange={({ target }) => onCaption(target.value === '' ? null : target.value)}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <DeedButton size="sm" onClick={onRemove}>
          {t('picture.remove')}
        </DeedButton>
        {onReplace && (
          <DeedButton size="sm" onClick={onReplace}>
            {t('picture.replace')}
          </DeedButton>
        )}
        <DeedButton size="sm" tone="ink" onClick={onLeave}>
          {t('cancel')}
        </DeedButton>
      </div>
    </fieldset>
  )
}

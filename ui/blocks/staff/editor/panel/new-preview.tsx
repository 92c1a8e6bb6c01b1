import { useTranslation } from 'react-i18next'
import { slimField } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { useCopied } from '#ui/lib/staff/use-copied.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface NewPreviewProps {
  /** Whole, as it is given away. */
  address: string
}

/** A preview's address, the one time that it is told. */
export function NewPreview({ address }: NewPreviewProps) {
  const { t } = useTranslation('staff-panel')
  const { field, outcome, copy } = useCopied(address)

  return (
    <div data-slot="new-preview" className="grid gap-2 border border-success bg-pane p-3">
      <p className="text-sm">{t('previews.made')}</p>
      <div className="flex items-end gap-2">
        <TextField
          ref={field}
          label={t('previews.address')}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className={`min-w-0 grow [&>label]:sr-only ${slimField}`}
        />
        <DeedButton onClick={copy}>
          <StaffIcon name="copy" className="size-4" />
          {t('previews.copy')}
        </DeedButton>
      </div>
      <p role="status" className="text-xs">
        {outcome && t(`previews.${outcome}`)}
      </p>
    </div>
  )
}

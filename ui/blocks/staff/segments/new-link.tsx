import { useTranslation } from 'react-i18next'
import { useCopied } from '#ui/lib/staff/use-copied.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface NewLinkProps {
  /** Whole, as it is given away. */
  address: string
}

/** The address of a link to the numbers, the one time that it is told. */
export function NewLink({ address }: NewLinkProps) {
  const { t } = useTranslation('staff-segments')
  const { field, outcome, copy } = useCopied(address)

  return (
    <div data-slot="new-link" className="mt-3 grid gap-2 border border-success bg-paper p-3.5">
      <p className="font-semibold">{t('shares.made')}</p>
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          ref={field}
          label={t('shares.address')}
          readOnly
          value={address}
          spellCheck={false}
          onFocus={({ currentTarget }) => currentTarget.select()}
          className="min-w-48 grow"
        />
        <DeedButton onClick={copy} className="min-h-12 noscript:hidden">
          <StaffIcon name="copy" className="size-4" />
          {t('shares.copy')}
        </DeedButton>
      </div>
      <p role="status" className="text-xs empty:hidden">
        {outcome && t(`shares.${outcome}`)}
      </p>
    </div>
  )
}

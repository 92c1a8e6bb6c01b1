import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { PictureUpload } from '#ui/blocks/staff/pictures/picture.ts'
import { PictureUploadLine } from '#ui/blocks/staff/pictures/picture-upload-line.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { FileTarget } from '#ui/primitives/staff/file-target.tsx'

export interface PictureAddProps {
  /** Without scripts the form is posted here, and the page says what has become of it. */
  action: string
  /** Of one file, in bytes. */
  limit: number
  uploads: readonly PictureUpload[]
  /** Of a form without scripts: how many were taken, and why others were not. */
  told?: { added: number; refused: readonly { name: string; problem: string }[] } | undefined
  onFiles?: ((files: File[]) => void) | undefined
  onRetry?: ((key: string) => void) | undefined
}

/** The way in. */
export function PictureAdd({ action, limit, uploads, told, onFiles, onRetry }: PictureAddProps) {
  const { t, i18n } = useTranslation('staff-pictures')

  return (
    <section data-slot="picture-add" aria-label={t('add.title')} className="@container border-line border-b">
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-4 px-gutter py-4 noscript:items-end"
      >
        <FileTarget
          id="picture-files"
          label={t('add.prompt')}
          hint={t('add.hint', { size: fileSize(limit, i18n.language) })}
          multiple
          required
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,.heic"
          onFiles={onFiles}
          className="min-h-20 grow"
        />
        <span className="hidden noscript:block">
          <DeedButton type="submit" tone="ink">
            {t('add.send')}
          </DeedButton>
        </span>
      </form>
      {told && (
        <div className="grid gap-2 px-gutter pb-4">
          {told.added > 0 && (
            <Notice tone="success">
              {t('add.allAdded', { count: told.added, number: formatNumber(told.added, i18n.language) })}
            </Notice>
          )}
          {told.refused.map(({ name, problem }) => (
            <Notice key={`${name} ${problem}`} tone="danger">
              {name && <b className="wrap-anywhere block font-semibold">{name}</b>}
              {problem}
            </Notice>
          ))}
        </div>
      )}
      {uploads.length > 0 && (
        <ul
          aria-label={t('add.list')}
          aria-live="polite"
          className="border-line border-t [&>li:last-child>*]:border-b-0"
        >
          {uploads.map((upload) => (
            <li key={upload.key}>
              <PictureUploadLine upload={upload} onRetry={onRetry && (() => onRetry(upload.key))} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

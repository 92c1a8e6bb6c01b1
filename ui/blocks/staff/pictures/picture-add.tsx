import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { PictureUpload } from '#ui/blocks/staff/pictures/picture.ts'
import { PictureUploadLine } from '#ui/blocks/staff/pictures/picture-upload-line.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

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

/** The way in: the native input covers the pane invisibly, for click, drop and keyboard. */
export function PictureAdd({ action, limit, uploads, told, onFiles, onRetry }: PictureAddProps) {
  const { t, i18n } = useTranslation('staff-pictures')
  const [isOver, setOver] = useState(false)

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    if (!onFiles || !currentTarget.files?.length) return
    onFiles([...currentTarget.files])
    // So that the same file can be chosen again.
    currentTarget.value = ''
  }

  return (
    <section data-slot="picture-add" aria-label={t('add.title')} className="@container border-line border-b">
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="flex flex-wrap items-center gap-4 px-gutter py-4 noscript:items-end"
      >
        <div
          data-over={isOver || undefined}
          className="group relative flex min-h-20 min-w-0 grow items-center gap-4 rounded-pane border border-line-strong border-dashed bg-pane px-4 py-3 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-3 data-over:border-ink data-over:border-solid data-over:bg-ink data-over:text-paper noscript:flex-col noscript:items-start"
        >
          <StaffIcon name="upload" className="size-6 shrink-0 noscript:hidden" />
          <span className="grid min-w-0 gap-0.5">
            <label htmlFor="picture-files" className="font-medium">
              {t('add.prompt')}
            </label>
            <span id="picture-files-hint" className="text-pretty text-ink-soft text-xs group-data-over:text-paper">
              {t('add.hint', { size: fileSize(limit, i18n.language) })}
            </span>
          </span>
          <input
            id="picture-files"
            name="file"
            type="file"
            multiple
            required
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic,.heic"
            aria-describedby="picture-files-hint"
            onChange={choose}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className="absolute inset-0 w-full cursor-pointer opacity-0 outline-none file:cursor-pointer noscript:static noscript:opacity-100"
          />
        </div>
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

import { useTranslation } from 'react-i18next'
import { type FileUpload, UploadOutcome } from '#ui/blocks/staff/frame/upload-outcome.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { FileTarget } from '#ui/primitives/staff/file-target.tsx'

export interface TransferInProps {
  /** Without scripts the form is posted here, and the page shows what would change. */
  action: string
  /** Bytes. */
  limit: number
  upload?: FileUpload | undefined
  /** Of a form without scripts: why its file was not taken. */
  told?: string | undefined
  isOffline?: boolean
  onFile?: ((file: File) => void) | undefined
  onRetry?: (() => void) | undefined
}

/** The way in. */
export function TransferIn({ action, limit, upload, told, isOffline = false, onFile, onRetry }: TransferInProps) {
  const { t, i18n } = useTranslation('staff-transfer')
  const isMoving = upload !== undefined && upload.state !== 'refused'

  return (
    <section data-slot="transfer-in" aria-labelledby="transfer-in" className="grid content-start gap-5 px-gutter py-6">
      <h2 id="transfer-in" className="heading text-h3">
        {t('in.title')}
      </h2>
      <form method="post" action={action} encType="multipart/form-data" className="grid justify-items-start gap-4">
        <FileTarget
          id="transfer-file"
          label={t('in.prompt')}
          hint={isOffline ? t('in.offline') : t('in.hint', { size: fileSize(limit, i18n.language) })}
          required
          accept=".zip,application/zip"
          disabled={isOffline || isMoving}
          onFiles={onFile && (([file]) => file && onFile(file))}
          className="min-h-24 w-full"
        />
        <span className="hidden noscript:block">
          <DeedButton type="submit" tone="ink">
            {t('in.send')}
          </DeedButton>
        </span>
      </form>
      <UploadOutcome upload={upload} told={told} onRetry={onRetry} />
    </section>
  )
}

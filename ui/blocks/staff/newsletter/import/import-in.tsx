import { useTranslation } from 'react-i18next'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { formatNumber } from '#locales/formats.ts'
import { type FileUpload, UploadOutcome } from '#ui/blocks/staff/frame/upload-outcome.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { FileTarget } from '#ui/primitives/staff/file-target.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export interface ImportInProps {
  /** Without scripts the form is posted here, and the page shows the dry run. */
  action: string
  upload?: FileUpload | undefined
  /** Of a form without scripts: why it was not taken. */
  told?: string | undefined
  isOffline?: boolean
  onFile?: ((file: File) => void) | undefined
  onText?: ((text: string) => void) | undefined
  onRetry?: (() => void) | undefined
}

/** The way in: a file, dropped or chosen, or lines pasted. */
export function ImportIn({ action, upload, told, isOffline = false, onFile, onText, onRetry }: ImportInProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const isMoving = upload !== undefined && upload.state !== 'refused'

  return (
    <section data-slot="import-in" aria-labelledby="import-in" className="grid content-start gap-5 px-gutter py-6">
      <h2 id="import-in" className="heading text-h3">
        {t('in.title')}
      </h2>
      <form
        method="post"
        action={action}
        encType="multipart/form-data"
        onSubmit={takeForm(onText && ((content) => !isMoving && onText(written(content, 'text'))))}
        className="grid gap-5"
      >
        <FileTarget
          id="import-file"
          label={t('in.prompt')}
          hint={
            isOffline
              ? t('in.offline')
              : t('in.hint', {
                  size: fileSize(subscriberLimits.bytes, i18n.language),
                  lines: formatNumber(subscriberLimits.lines, i18n.language),
                })
          }
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          disabled={isOffline || isMoving}
          onFiles={onFile && (([file]) => file && onFile(file))}
          className="min-h-24 w-full"
        />
        <TextArea
          id="import-text"
          name="text"
          label={t('in.paste')}
          hint={t('in.pasteHint')}
          rows={5}
          spellCheck={false}
          autoComplete="off"
          placeholder={t('in.example')}
          className="[&_textarea]:max-h-80 [&_textarea]:min-h-32 [&_textarea]:font-mono [&_textarea]:text-sm"
        />
        <span className="flex">
          <DeedButton type="submit" disabled={isOffline} aria-disabled={isMoving}>
            {t('in.look')}
          </DeedButton>
        </span>
      </form>
      <UploadOutcome upload={upload} told={told} onRetry={onRetry} />
    </section>
  )
}

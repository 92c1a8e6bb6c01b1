import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { subscriberLimits } from '#api/contract/values/staff/subscribers.ts'
import { formatNumber } from '#locales/formats.ts'
import type { ImportUpload } from '#ui/blocks/staff/newsletter/import/import-plan.ts'
import { fileSize } from '#ui/lib/file-size.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'
import { TextArea } from '#ui/primitives/text-area.tsx'

export interface ImportInProps {
  /** Without scripts the form is posted here, and the page shows the dry run. */
  action: string
  upload?: ImportUpload | undefined
  /** Of a form without scripts: why it was not taken. */
  told?: string | undefined
  isOffline?: boolean
  onFile?: ((file: File) => void) | undefined
  onText?: ((text: string) => void) | undefined
  onRetry?: (() => void) | undefined
}

/** The way in: a file, dropped or chosen, or lines pasted. The native input covers its pane invisibly. */
export function ImportIn({ action, upload, told, isOffline = false, onFile, onText, onRetry }: ImportInProps) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const [isOver, setOver] = useState(false)
  const isMoving = upload?.state === 'sending'

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!onFile || !file) return
    onFile(file)
    // So that the same file can be chosen again.
    currentTarget.value = ''
  }

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
        <div
          data-over={isOver || undefined}
          className="group relative flex min-h-24 w-full min-w-0 items-center gap-4 rounded-pane border border-line-strong border-dashed bg-pane px-4 py-3 transition-colors hover:border-ink has-disabled:border-line has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-3 data-over:border-ink data-over:border-solid data-over:bg-ink data-over:text-paper noscript:flex-col noscript:items-start"
        >
          <StaffIcon name="upload" className="size-6 shrink-0 noscript:hidden" />
          <span className="grid min-w-0 gap-0.5">
            <label htmlFor="import-file" className="font-medium">
              {t('in.prompt')}
            </label>
            <span id="import-file-hint" className="text-pretty text-ink-soft text-xs group-data-over:text-paper">
              {isOffline
                ? t('in.offline')
                : t('in.hint', {
                    size: fileSize(subscriberLimits.bytes, i18n.language),
                    lines: formatNumber(subscriberLimits.lines, i18n.language),
                  })}
            </span>
          </span>
          <input
            id="import-file"
            name="file"
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
            disabled={isOffline || isMoving}
            aria-describedby="import-file-hint"
            onChange={choose}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className="absolute inset-0 w-full cursor-pointer opacity-0 outline-none file:cursor-pointer disabled:cursor-not-allowed noscript:static noscript:opacity-100"
          />
        </div>
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
      <div aria-live="polite" className="grid gap-3 text-sm empty:hidden">
        {upload && isMoving && <OnItsWay upload={upload} />}
        {upload?.state === 'refused' && (
          <Notice tone="danger">
            <b className="wrap-anywhere block font-semibold">{upload.name}</b>
            {upload.problem ?? t('in.network')}
            {onRetry && upload.canRetry && (
              <span className="mt-3 block">
                <DeedButton size="sm" onClick={onRetry}>
                  {t('in.again')}
                </DeedButton>
              </span>
            )}
          </Notice>
        )}
        {told && !upload && <Notice tone="danger">{told}</Notice>}
      </div>
    </section>
  )
}

function OnItsWay({ upload: { name, share = 0 } }: { upload: ImportUpload }) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const isSent = share >= 1
  const sent = formatNumber(share, i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const said = isSent ? t('in.reading') : t('in.sending', { share: sent })
  return (
    <div className="grid gap-2">
      <span className="wrap-anywhere font-medium">{name}</span>
      <Progress
        label={t('in.progress', { name })}
        value={isSent ? null : Math.round(share * 100)}
        {...(!isSent && { valueText: said })}
      />
      <span className="text-ink-soft">{said}</span>
    </div>
  )
}

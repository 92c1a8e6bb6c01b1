import { type ChangeEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { TransferUpload } from '#ui/blocks/staff/posts/transfer/transfer.ts'
import { fileSize } from '#ui/lib/file-size.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface TransferInProps {
  /** Without scripts the form is posted here, and the page shows what would change. */
  action: string
  /** Bytes. */
  limit: number
  upload?: TransferUpload | undefined
  /** Of a form without scripts: why its file was not taken. */
  told?: string | undefined
  isOffline?: boolean
  onFile?: ((file: File) => void) | undefined
  onRetry?: (() => void) | undefined
}

/** The way in: the native input covers the pane invisibly, for click, drop and keyboard. */
export function TransferIn({ action, limit, upload, told, isOffline = false, onFile, onRetry }: TransferInProps) {
  const { t, i18n } = useTranslation('staff-transfer')
  const [isOver, setOver] = useState(false)
  const isMoving = upload?.state === 'sending' || upload?.state === 'reading'

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    if (!onFile || !file) return
    onFile(file)
    // So that the same file can be chosen again.
    currentTarget.value = ''
  }

  return (
    <section data-slot="transfer-in" aria-labelledby="transfer-in" className="grid content-start gap-5 px-gutter py-6">
      <h2 id="transfer-in" className="heading text-h3">
        {t('in.title')}
      </h2>
      <form method="post" action={action} encType="multipart/form-data" className="grid justify-items-start gap-4">
        <div
          data-over={isOver || undefined}
          className="group relative flex min-h-24 w-full min-w-0 items-center gap-4 rounded-pane border border-line-strong border-dashed bg-pane px-4 py-3 transition-colors hover:border-ink has-disabled:border-line has-focus-visible:outline-2 has-focus-visible:outline-signal has-focus-visible:outline-offset-3 data-over:border-ink data-over:border-solid data-over:bg-ink data-over:text-paper noscript:flex-col noscript:items-start"
        >
          <StaffIcon name="upload" className="size-6 shrink-0 noscript:hidden" />
          <span className="grid min-w-0 gap-0.5">
            <label htmlFor="transfer-file" className="font-medium">
              {t('in.prompt')}
            </label>
            <span id="transfer-file-hint" className="text-pretty text-ink-soft text-xs group-data-over:text-paper">
              {isOffline ? t('in.offline') : t('in.hint', { size: fileSize(limit, i18n.language) })}
            </span>
          </span>
          <input
            id="transfer-file"
            name="file"
            type="file"
            required
            accept=".zip,application/zip"
            disabled={isOffline || isMoving}
            aria-describedby="transfer-file-hint"
            onChange={choose}
            onDragEnter={() => setOver(true)}
            onDragLeave={() => setOver(false)}
            onDrop={() => setOver(false)}
            className="absolute inset-0 w-full cursor-pointer opacity-0 outline-none file:cursor-pointer disabled:cursor-not-allowed noscript:static noscript:opacity-100"
          />
        </div>
        <span className="hidden noscript:block">
          <DeedButton type="submit" tone="ink">
            {t('in.send')}
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

function OnItsWay({ upload: { name, state, share = 0 } }: { upload: TransferUpload }) {
  const { t, i18n } = useTranslation('staff-transfer')
  const sent = formatNumber(share, i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const said = state === 'sending' ? t('in.sending', { share: sent }) : t('in.reading')
  return (
    <div className="grid gap-2">
      <span className="wrap-anywhere font-medium">{name}</span>
      <Progress
        label={t('in.progress', { name })}
        value={state === 'sending' ? Math.round(share * 100) : null}
        {...(state === 'sending' && { valueText: said })}
      />
      <span className="text-ink-soft">{said}</span>
    </div>
  )
}

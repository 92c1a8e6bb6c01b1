import { useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureLimits } from '#api/contract/values/pictures.ts'
import type { PictureUpload, StaffPicture } from '#ui/blocks/staff/pictures/picture.ts'
import { PictureGrid } from '#ui/blocks/staff/pictures/picture-grid.tsx'
import { PictureUploadLine } from '#ui/blocks/staff/pictures/picture-upload-line.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Dialog, DialogContent, type DialogContentProps, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { FileTarget } from '#ui/primitives/staff/file-target.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface PictureChooserProps extends Pick<DialogContentProps, 'onCloseAutoFocus'> {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Newest first. Nothing while they are being fetched. */
  pictures: readonly StaffPicture[] | undefined
  /** How many fit; the newest of them are shown. */
  found: number
  query: string
  onSearch: (query: string) => void
  onChoose: (picture: StaffPicture) => void
  /** A new picture, from the device. */
  onFile: (file: File) => void
  /** What becomes of it. */
  upload?: PictureUpload | undefined
  /** The library's own page, for what is not shown here. */
  libraryHref: string
  problem?: string | undefined
  /** Milliseconds. */
  now: number
}

/** The library, to take one picture out of it, or to add one and take that. */
export function PictureChooser({
  open,
  onOpenChange,
  pictures,
  found,
  query,
  onSearch,
  onChoose,
  onFile,
  upload,
  libraryHref,
  problem,
  now,
  onCloseAutoFocus,
}: PictureChooserProps) {
  const { t, i18n } = useTranslation('staff-editor')
  const { t: pictureWords } = useTranslation('staff-pictures')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isBusy = upload?.state === 'sending' || upload?.state === 'making'

  function showAll() {
    if (field.current) field.current.value = ''
    field.current?.focus()
    onSearch('')
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="lg"
        closeLabel={t('pictures.close')}
        aria-describedby={undefined}
        onCloseAutoFocus={onCloseAutoFocus}
      >
        <DialogTitle>{t('pictures.title')}</DialogTitle>
        <form
          onSubmit={takeForm((content) => onSearch(written(content, 'q')))}
          className="flex flex-wrap items-end gap-3"
        >
          <TextField
            ref={field}
            name="q"
            type="search"
            label={t('pictures.find')}
            defaultValue={query}
            autoComplete="off"
            className="min-w-48 grow"
          />
          <DeedButton type="submit" className="min-h-13.25">
            {t('pictures.search')}
          </DeedButton>
        </form>
        <FileTarget
          id={id}
          label={t('pictures.add')}
          hint={pictureWords('add.hint', { size: fileSize(pictureLimits.bytes, i18n.language) })}
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,.heic"
          // Disabled it would lose the focus.
          aria-disabled={isBusy}
          onFiles={([file]) => {
            if (file && !isBusy) onFile(file)
          }}
        />
        <div aria-live="polite" className="-mx-gutter -mt-6">
          {upload && <PictureUploadLine upload={upload} />}
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
        <PictureGrid
          pictures={pictures}
          shelf="all"
          query={query}
          found={found}
          page={1}
          pages={1}
          hrefFor={() => libraryHref}
          pictureHref={(id) => `${libraryHref}/${id}`}
          clearHref={libraryHref}
          onClear={showAll}
          now={now}
          onChoose={(id) => {
            const chosen = pictures?.find((picture) => picture.id === id)
            if (chosen) onChoose(chosen)
          }}
        />
        <p className="text-sm">
          <a
            href={libraryHref}
            target="_blank"
            rel="noopener"
            className="underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal"
          >
            {t('pictures.library')}
          </a>
        </p>
      </DialogContent>
    </Dialog>
  )
}

import { useTranslation } from 'react-i18next'
import type { StaffPicture } from '#ui/blocks/staff/pictures/picture.ts'
import { PictureGrid } from '#ui/blocks/staff/pictures/picture-grid.tsx'
import { takeForm, written } from '#ui/lib/take-form.ts'
import { Dialog, DialogContent, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { TextField } from '#ui/primitives/text-field.tsx'

export interface PictureChooserProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Newest first. Nothing while they are being fetched. */
  pictures: readonly StaffPicture[] | undefined
  /** How many fit; the newest of them are shown. */
  found: number
  query: string
  onSearch: (query: string) => void
  onChoose: (picture: StaffPicture) => void
  /** The library's own page, for what is not shown here. */
  libraryHref: string
  problem?: string | undefined
  /** Milliseconds. */
  now: number
}

/** The library, to take one picture out of it. */
export function PictureChooser({
  open,
  onOpenChange,
  pictures,
  found,
  query,
  onSearch,
  onChoose,
  libraryHref,
  problem,
  now,
}: PictureChooserProps) {
  const { t } = useTranslation('staff-editor')
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent size="lg" closeLabel={t('pictures.close')} aria-describedby={undefined}>
        <DialogTitle>{t('pictures.title')}</DialogTitle>
        <form
          onSubmit={takeForm((content) => onSearch(written(content, 'q')))}
          className="flex flex-wrap items-end gap-3"
        >
          <TextField
            name="q"
            type="search"
            label={t('pictures.find')}
            defaultValue={query}
            autoComplete="off"
            className="min-w-48 grow"
          />
          <DeedButton type="submit">{t('pictures.search')}</DeedButton>
        </form>
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

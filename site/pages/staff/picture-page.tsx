import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { PictureSheet, type PictureSheetProps, pictureForm } from '#ui/blocks/staff/pictures/picture-sheet.tsx'
import { fileSize } from '#ui/lib/file-size.ts'

export interface PicturePageProps extends PictureSheetProps {
  clock: StaffClock
  isSaving?: boolean
}

/** One picture. */
export function PicturePage({ clock, isSaving = false, ...sheet }: PicturePageProps) {
  const { t, i18n } = useTranslation('staff-pictures')
  const { name, width, height, bytes, addedAt, addedBy, deletedAt } = sheet.picture
  const { language } = i18n
  const when = formatWhen(addedAt, language, clock)
  const number = (pixels: number) => formatNumber(pixels, language, { useGrouping: false })
  const facts = t('one.facts', { width: number(width), height: number(height), size: fileSize(bytes, language) })
  return (
    <>
      <Lintel
        title={name}
        state={`${facts} ${addedBy === null ? t('one.added', { when }) : t('one.by', { name: addedBy, when })}`}
        lit={{
          action: isSaving ? t('one.saving') : t('one.save'),
          short: t('one.save'),
          icon: 'check',
          form: pictureForm,
          isBusy: isSaving,
          isOff: deletedAt !== null,
        }}
      />
      <PictureSheet {...sheet} />
    </>
  )
}

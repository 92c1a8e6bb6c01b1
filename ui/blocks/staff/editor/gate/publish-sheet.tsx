import { useTranslation } from 'react-i18next'
import { PublishGate, type PublishGateProps } from '#ui/blocks/staff/editor/gate/publish-gate.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { SideSheet, SideSheetClose, SideSheetContent, SideSheetTitle } from '#ui/primitives/staff/side-sheet.tsx'

export interface PublishSheetProps extends Omit<PublishGateProps, 'heading' | 'close'> {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The gate over the editor. */
export function PublishSheet({ open, onOpenChange, ...gate }: PublishSheetProps) {
  const { t } = useTranslation('staff-gate')
  return (
    <SideSheet open={open} onOpenChange={onOpenChange}>
      <SideSheetContent aria-describedby={undefined}>
        <PublishGate
          {...gate}
          heading={<SideSheetTitle className="text-h2 leading-none">{t('title')}</SideSheetTitle>}
          close={
            <SideSheetClose
              aria-label={t('close')}
              className="-outline-offset-4 grid w-16 shrink-0 cursor-pointer place-items-center border-line border-l hover:bg-ink hover:text-paper"
            >
              <Icon name="close" className="size-5" />
            </SideSheetClose>
          }
        />
      </SideSheetContent>
    </SideSheet>
  )
}

import { useTranslation } from 'react-i18next'
import { PushAnswer } from '#ui/blocks/push/push-answer.tsx'
import type { PushProblem } from '#ui/blocks/push/push-control.tsx'
import { PushGuide, type PushGuideName } from '#ui/blocks/push/push-guide.tsx'
import { PushOffer } from '#ui/blocks/push/push-offer.tsx'
import { useBackCloses } from '#ui/lib/use-back-closes.ts'
import { useReturnFocus } from '#ui/lib/use-return-focus.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'

export type PushView = 'offer' | PushGuideName | PushProblem

export interface PushModalProps {
  open: boolean
  view: PushView
  /** The browser's question is on screen, or the subscription in progress. */
  isBusy?: boolean
  /** The offer's button also switches the category on, and says so. */
  needsConsent?: boolean
  onEnable: () => void
  onRetry: () => void
  onRefresh: () => void
  onGuide: (name: PushGuideName) => void
  onClose: () => void
}

/** Specification 4 and 8. */
export function PushModal({ open, view, onClose, ...actions }: PushModalProps) {
  const { t } = useTranslation('push-modal')
  const { title, text } = useWords(view)
  const returnFocus = useReturnFocus('[data-slot="push-control"] button')
  useBackCloses(open, onClose)
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent size="md" closeLabel={t('close')} data-view={view} {...returnFocus}>
        <div className="grid gap-3">
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{text}</DialogDescription>
        </div>
        <Content view={view} onClose={onClose} {...actions} />
      </DialogContent>
    </Dialog>
  )
}

function useWords(view: PushView) {
  const { t } = useTranslation('push-modal')
  if (view === 'offer') return { title: t('offer.title'), text: t('offer.intro') }
  if (isGuide(view)) return { title: t(`guides.${view}.title`), text: t(`guides.${view}.text`) }
  return { title: t(`problems.${view}.title`), text: t(`problems.${view}.text`) }
}

function Content({
  view,
  isBusy = false,
  needsConsent = false,
  onEnable,
  onClose,
  ...actions
}: Omit<PushModalProps, 'open'>) {
  const { t } = useTranslation('push-modal')
  if (view === 'offer') {
    return <PushOffer isBusy={isBusy} needsConsent={needsConsent} onEnable={onEnable} onLater={onClose} />
  }
  if (!isGuide(view)) return <PushAnswer problem={view} isBusy={isBusy} onClose={onClose} {...actions} />
  return (
    <>
      <PushGuide name={view} />
      <div className="flex flex-wrap gap-3 *:grow sm:*:grow-0">
        {view === 'safari' && (
          <Button variant="solid" aria-disabled={isBusy} onClick={() => !isBusy && onEnable()}>
            {isBusy ? t('offer.enabling') : t('offer.enable')}
          </Button>
        )}
        <Button onClick={onClose}>{t('actions.done')}</Button>
      </div>
    </>
  )
}

function isGuide(view: PushView): view is PushGuideName {
  return view === 'ios' || view === 'safari'
}

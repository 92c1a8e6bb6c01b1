import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConsentChoices, consentCategories } from '#api/contract/values/consent-choices.ts'
import { ConsentReceipt, type ConsentReceiptProps } from '#ui/blocks/consent/consent-receipt.tsx'
import { cn } from '#ui/lib/cn.ts'
import { useBackCloses } from '#ui/lib/use-back-closes.ts'
import { useReturnFocus } from '#ui/lib/use-return-focus.ts'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#ui/primitives/dialog.tsx'
import { Switch } from '#ui/primitives/switch.tsx'

interface PreferencesFormProps {
  values: ConsentChoices
  /** The browser sends Global Privacy Control (D11). */
  hasPrivacySignal?: boolean
  /** Of the stored choice (D13); none on a first visit. */
  receipt?: ConsentReceiptProps['receipt'] | undefined
  onCopy: ConsentReceiptProps['onCopy']
  timeZone?: string | undefined
  onSave: (values: ConsentChoices) => void
  onRejectAll: () => void
  onAcceptAll: () => void
  onCancel: () => void
}

/** Nothing changes until Save preferences, Reject all or Accept all is pressed. */
export function PreferencesPanel({ open, ...props }: PreferencesFormProps & { open: boolean }) {
  const { t } = useTranslation('preferences-panel')
  // The banner's button has gone with the banner: the page begins where it was.
  const returnFocus = useReturnFocus('#content')
  useBackCloses(open, props.onCancel)
  return (
    <Dialog open={open} onOpenChange={(isOpen) => !isOpen && props.onCancel()}>
      <DialogContent size="lg" closeLabel={t('close')} className="scroll-pb-52 sm:scroll-pb-24" {...returnFocus}>
        <div className="grid gap-3">
          <DialogTitle>{t('title')}</DialogTitle>
          <DialogDescription>{t('intro')}</DialogDescription>
        </div>
        <PreferencesForm {...props} />
      </DialogContent>
    </Dialog>
  )
}

const pane = 'bg-pane p-4 sm:p-5'

/** A component of its own, so that its state starts from `values` each time the panel opens. */
function PreferencesForm({
  values,
  hasPrivacySignal = false,
  receipt,
  onCopy,
  timeZone,
  onSave,
  onRejectAll,
  onAcceptAll,
  onCancel,
}: PreferencesFormProps) {
  const { t } = useTranslation('preferences-panel')
  const [chosen, setChosen] = useState(values)

  function save(event: FormEvent) {
    event.preventDefault()
    onSave(chosen)
  }

  return (
    <form data-slot="preferences-panel" onSubmit={save} className="grid gap-6">
      {hasPrivacySignal && (
        <div className="border-ink border-l-4 bg-paper px-4 py-3">
          <p className="font-medium">{t('signal.title')}</p>
          <p className="text-ink-soft text-sm">{t('signal.text')}</p>
        </div>
      )}
      <ul className="grid gap-px border border-line bg-line lg:grid-cols-2">
        <li className={cn(pane, 'lg:col-span-2')}>
          <Switch
            checked
            label={t('essential.label')}
            description={<Purpose text={t('essential.text')} stores={t('essential.stores')} />}
            locked={t('always')}
          />
        </li>
        {consentCategories.map((category) => (
          <li key={category} className={pane}>
            <Switch
              checked={chosen[category]}
              onCheckedChange={(checked) => setChosen((before) => ({ ...before, [category]: checked }))}
              label={t(`categories.${category}.label`)}
              description={
                <Purpose text={t(`categories.${category}.text`)} stores={t(`categories.${category}.stores`)} />
              }
            />
          </li>
        ))}
      </ul>
      {receipt && <ConsentReceipt receipt={receipt} onCopy={onCopy} timeZone={timeZone} />}
      {/* The buttons stay in view while the list scrolls, unless the window is too low for both. */}
      <div className="z-10 -mx-gutter -mb-8 flex flex-wrap gap-x-3 gap-y-2 *:grow border-line border-t bg-pane px-gutter py-4 sm:-mx-8 sm:px-8 sm:*:grow-0 [@media(min-height:36rem)]:sticky [@media(min-height:36rem)]:bottom-0">
        {/* Alike, so that neither can look like the better one (D11). */}
        <div className="grid grid-cols-2 gap-3">
          <Button onClick={onRejectAll}>{t('rejectAll')}</Button>
          <Button onClick={onAcceptAll}>{t('acceptAll')}</Button>
        </div>
        <Button type="submit" variant="solid">
          {t('save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function Purpose({ text, stores }: { text: string; stores: string }) {
  const { t } = useTranslation('preferences-panel')
  return (
    <>
      <span className="block">{text}</span>
      <span className="mt-1 block">{t('stores', { what: stores })}</span>
    </>
  )
}

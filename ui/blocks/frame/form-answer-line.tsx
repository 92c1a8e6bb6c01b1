import { useTranslation } from 'react-i18next'
import { LedgePane } from '#ui/blocks/frame/ledge-pane.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'

export interface FormAnswerLineProps {
  form: 'contact' | 'application'
  outcome: 'sent' | 'refused' | 'unknown'
  /** Where the form stands, which itself says what is wrong with it. */
  formHref: string
  onClose: () => void
}

/** What became of a form that is no longer on the page. Put it into a live region that is there before it. */
export function FormAnswerLine({ form, outcome, formHref, onClose }: FormAnswerLineProps) {
  const { t } = useTranslation('form-answer')
  const isSent = outcome === 'sent'
  return (
    <LedgePane data-slot="form-answer" className="w-fit max-w-md items-center gap-3 py-1 pr-1 pl-4 print:hidden">
      <Icon
        name={isSent ? 'check' : 'warning'}
        className={isSent ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-danger'}
      />
      <div className="py-2">
        <p>{t(`${form}.${outcome}`)}</p>
        {!isSent && (
          <Anchor href={formHref} className="block w-fit py-1 font-semibold underline underline-offset-4">
            {t('form')}
          </Anchor>
        )}
      </div>
      <IconButton variant="quiet" label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </LedgePane>
  )
}

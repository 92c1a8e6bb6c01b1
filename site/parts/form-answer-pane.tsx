import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { SentForm } from '#site/visitor/sent-forms.ts'
import { Anchor } from '#ui/lib/link-context.tsx'
import { useFloor } from '#ui/lib/use-floor.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { IconButton } from '#ui/primitives/icon-button.tsx'

interface FormAnswerPaneProps {
  form: SentForm
  isSent: boolean
  onClose: () => void
}

const addresses: Record<SentForm, string> = { contact: '/contact', application: '/careers#apply' }

/** The form itself says what is wrong with it. */
export function FormAnswerPane({ form, isSent, onClose }: FormAnswerPaneProps) {
  const { t } = useTranslation('form-answer')
  const pane = useRef<HTMLDivElement>(null)
  useFloor(pane, 'ledge')
  return (
    <div
      ref={pane}
      data-slot="form-answer"
      className="fixed right-2 bottom-[var(--ledge,0.5rem)] left-2 z-30 ml-auto flex w-fit max-w-md animate-sash-open items-center gap-3 rounded-pane border border-ink bg-pane py-1 pr-1 pl-4 text-ink text-sm sm:right-gutter sm:bottom-[var(--ledge,1.25rem)] print:hidden"
    >
      <Icon
        name={isSent ? 'check' : 'warning'}
        className={isSent ? 'size-5 shrink-0 text-success' : 'size-5 shrink-0 text-danger'}
      />
      <div className="py-2">
        <p>{t(`${form}.${isSent ? 'sent' : 'refused'}`)}</p>
        {!isSent && (
          <Anchor href={addresses[form]} className="block w-fit py-1 font-semibold underline underline-offset-4">
            {t('form')}
          </Anchor>
        )}
      </div>
      <IconButton variant="quiet" label={t('close')} onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </div>
  )
}

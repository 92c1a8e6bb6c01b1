import { useTranslation } from 'react-i18next'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface DeedDoneProps {
  title: string
  text?: string | undefined
  /** Posted here. */
  action: string
  /** What takes it back. */
  undo?: Readonly<Record<string, string>> | undefined
}

/** What was done, where there are no scripts for a notice that goes by itself. */
export function DeedDone({ title, text, action, undo }: DeedDoneProps) {
  const { t } = useTranslation('staff-newsletter')
  return (
    <Notice data-slot="deed-done" className="m-4">
      <p>
        {title} {text}
      </p>
      {undo && (
        <DeedForm action={action} fields={undo} className="mt-2">
          <DeedButton type="submit" size="sm">
            {t('done.undo')}
          </DeedButton>
        </DeedForm>
      )}
    </Notice>
  )
}

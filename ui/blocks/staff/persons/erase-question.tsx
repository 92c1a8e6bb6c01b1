import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface EraseQuestionProps {
  /** Of the request. */
  id: string
  email: string
  /** Without scripts the answer is posted here, with `deed` `erase`. */
  action: string
  keepHref: string
  isBusy?: boolean
  onErase?: (() => void) | undefined
}

/** Asked before everything goes, at an address of its own. The focus begins at what changes nothing. */
export function EraseQuestion({ id, email, action, keepHref, isBusy = false, onErase }: EraseQuestionProps) {
  const { t } = useTranslation(['staff-persons', 'staff-frame'])
  const keeper = useRef<HTMLElement>(null)
  useEffect(() => keeper.current?.querySelector('a')?.focus(), [])
  return (
    <section
      data-slot="erase-question"
      aria-labelledby="erase-title"
      className="grid gap-3 border-line border-b border-l-4 border-l-danger bg-pane px-gutter py-5"
    >
      <h2 id="erase-title" className="heading wrap-anywhere flex items-center gap-3 text-h4">
        <StaffIcon name="warning" className="size-5 shrink-0 text-danger" />
        {t('erase.title', { address: email })}
      </h2>
      <p className="max-w-[70ch] text-ink-soft text-sm">{t('erase.text')}</p>
      <form
        method="post"
        action={action}
        onSubmit={takeForm(onErase && (() => !isBusy && onErase()))}
        className="flex flex-wrap gap-2"
      >
        <input type="hidden" name="deed" value="erase" />
        <input type="hidden" name="id" value={id} />
        <DeedButton type="submit" tone="danger" aria-disabled={isBusy}>
          {isBusy ? t('staff-frame:confirm.working') : t('erase.deed')}
        </DeedButton>
        <span ref={keeper} className="contents">
          <DeedButton asChild>
            <Anchor href={keepHref}>{t('staff-frame:confirm.keep')}</Anchor>
          </DeedButton>
        </span>
      </form>
    </section>
  )
}

import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenApplication } from '#ui/blocks/staff/applications/application.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Cover } from '#ui/primitives/staff/cover.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

/** The heading names the sheet. */
export const applicantNameId = 'application-name'

export interface ApplicantNameProps {
  application: Pick<OpenApplication, 'id' | 'name' | 'isCovered'>
  /** Posted here without scripts. */
  action: string
  onShow?: (() => void) | undefined
}

/** Who applied; while that is covered, a label and the way to see it. */
export function ApplicantName({ application: { id, name, isCovered }, action, onShow }: ApplicantNameProps) {
  const { t } = useTranslation('staff-applications')
  const heading = useRef<HTMLHeadingElement>(null)
  const isAsked = useRef(false)

  // The button that had the focus is gone with the cover.
  useEffect(() => {
    if (!isCovered && isAsked.current) heading.current?.focus()
  }, [isCovered])

  function show() {
    isAsked.current = true
    onShow?.()
  }

  return (
    <div data-slot="applicant-name" className="grid gap-3">
      <h2 ref={heading} id={applicantNameId} tabIndex={-1} className="heading wrap-anywhere text-h3">
        {isCovered ? <Cover>{name}</Cover> : name}
      </h2>
      {isCovered && (
        <form
          method="post"
          action={action}
          onSubmit={takeForm(onShow && show)}
          className="grid justify-items-start gap-2"
        >
          <input type="hidden" name="deed" value="show" />
          <input type="hidden" name="id" value={id} />
          <p className="text-ink-soft text-sm">{t('cover.text')}</p>
          <DeedButton type="submit" size="sm">
            <StaffIcon name="eye" className="size-4" />
            {t('cover.show')}
          </DeedButton>
        </form>
      )}
    </div>
  )
}

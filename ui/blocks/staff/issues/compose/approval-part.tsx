import { useTranslation } from 'react-i18next'
import { formatWhen, type StaffClock } from '#locales/staff-formats.ts'
import { PanelPart } from '#ui/blocks/staff/editor/panel/panel-part.tsx'
import { issueForms } from '#ui/blocks/staff/issues/compose/issue.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { PaneGlyph } from '#ui/primitives/staff/pane-glyph.tsx'

export interface ApprovalPartProps {
  approval: { at: number; by: string | null; isOfThis: boolean } | null
  mayApprove: boolean
  version: number
  clock: StaffClock
  /** Without scripts the form is posted here, with `deed` `approve`. */
  action: string
  onApprove?: (() => void) | undefined
  isBusy?: boolean
}

/** A second pair of eyes: somebody else than who has saved last has read this version. */
export function ApprovalPart({ approval, mayApprove, version, clock, action, onApprove, isBusy }: ApprovalPartProps) {
  const { t, i18n } = useTranslation('staff-issues')
  const isDone = approval?.isOfThis === true
  const name = approval?.by ?? t('approval.someone')
  const when = approval ? formatWhen(approval.at, i18n.language, clock) : ''
  return (
    <PanelPart data-slot="approval-part" data-state={isDone ? 'approved' : 'awaited'} title={t('approval.title')}>
      <p className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-3 text-sm">
        <PaneGlyph state={isDone ? 'live' : 'asks'} size="sm" />
        <span>
          {isDone
            ? t('approval.done', { name, when })
            : approval
              ? t('approval.older', { name, when })
              : t(mayApprove ? 'approval.yours' : 'approval.others')}
        </span>
      </p>
      {!isDone && mayApprove && (
        <form
          id={issueForms.approve}
          method="post"
          action={action}
          onSubmit={takeForm(onApprove && (() => onApprove()))}
        >
          <input type="hidden" name="deed" value="approve" />
          <input type="hidden" name="version" value={version} />
          <DeedButton type="submit" size="sm" aria-disabled={isBusy}>
            {t('approval.deed')}
          </DeedButton>
        </form>
      )}
    </PanelPart>
  )
}

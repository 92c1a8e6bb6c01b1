import { useTranslation } from 'react-i18next'
import { AccountPane } from '#ui/blocks/staff/account/account-pane.tsx'
import { cn } from '#ui/lib/cn.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'

export interface RecoveryCodesPanelProps {
  left: number
  /** 0 before the first app. */
  total: number
  /** Without scripts the form is posted here, with `deed` `codes`. */
  action: string
  problem?: string | undefined
  isSending?: boolean
  onMake?: (() => void) | undefined
}

/** Ten panes, the used ones shuttered. The codes themselves are shown once, elsewhere. */
export function RecoveryCodesPanel({
  left,
  total,
  action,
  problem,
  isSending = false,
  onMake,
}: RecoveryCodesPanelProps) {
  const { t } = useTranslation('staff-account')
  return (
    <AccountPane data-slot="recovery-codes-panel" title={t('codes.title')}>
      {problem && <Notice tone="danger">{problem}</Notice>}
      {total === 0 ? (
        <p className="text-ink-soft text-sm">{t('codes.notYet')}</p>
      ) : (
        <>
          {left === 0 ? (
            <Notice tone="danger">{t('codes.none')}</Notice>
          ) : (
            <p className="max-w-[52ch] text-ink-soft text-sm">{t('codes.left', { count: left, all: total })}</p>
          )}
          <ul aria-hidden="true" className="grid grid-cols-2 overflow-hidden border border-line-strong @sm:grid-cols-5">
            {Array.from({ length: total }, (_, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other.
                key={place}
                className={cn(
                  '-mr-px -mb-px grid h-8 place-items-center border-line border-r border-b',
                  place < total - left
                    ? 'bg-[repeating-linear-gradient(0deg,transparent_0_5px,var(--line-strong)_5px_6px)]'
                    : 'tracking-[0.15em]',
                )}
              >
                {place >= total - left && '•••• ••••'}
              </li>
            ))}
          </ul>
          <form
            method="post"
            action={action}
            onSubmit={takeForm(onMake && (() => !isSending && onMake()))}
            className="flex flex-wrap items-center gap-x-4 gap-y-2"
          >
            <input type="hidden" name="deed" value="codes" />
            <DeedButton type="submit" size="sm" aria-disabled={isSending}>
              {isSending ? t('sending') : t('codes.make')}
            </DeedButton>
            <span className="text-ink-soft text-xs">{t('codes.note')}</span>
          </form>
        </>
      )}
    </AccountPane>
  )
}

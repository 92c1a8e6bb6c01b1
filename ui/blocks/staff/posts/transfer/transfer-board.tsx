import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import type { RefusedFile, TransferOutcome } from '#ui/blocks/staff/posts/transfer/transfer.ts'
import { TransferIn, type TransferInProps } from '#ui/blocks/staff/posts/transfer/transfer-in.tsx'
import { TransferOut, type TransferOutProps } from '#ui/blocks/staff/posts/transfer/transfer-out.tsx'
import { TransferPlan, type TransferPlanProps } from '#ui/blocks/staff/posts/transfer/transfer-plan.tsx'
import { TransferRefusals } from '#ui/blocks/staff/posts/transfer/transfer-refusals.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface TransferBoardProps {
  backHref: string
  out: TransferOutProps
  into: TransferInProps
  /** Once a file is there. */
  plan?: TransferPlanProps | undefined
  outcome?: TransferOutcome | undefined
  /** Pictures that turned out to be none while they were made. */
  refused?: readonly RefusedFile[] | undefined
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
}

/** In and out: everything as a file, and a file as posts. */
export function TransferBoard({ backHref, out, into, plan, outcome, refused = [], problem }: TransferBoardProps) {
  const { t } = useTranslation('staff-transfer')
  return (
    <div data-slot="transfer-board" className="@container">
      <p className="flex min-h-12 items-center border-line border-b px-gutter text-sm">
        <Link href={backHref}>{t('back')}</Link>
      </p>
      {outcome && <Outcome outcome={outcome} />}
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {refused.length > 0 && <TransferRefusals refused={refused} inAll={refused.length} />}
      {plan && <TransferPlan {...plan} />}
      <div className="grid border-line border-t border-t-ink border-b @4xl:grid-cols-2 [&>section+section]:border-line @4xl:[&>section+section]:border-l @max-4xl:[&>section+section]:border-t">
        <TransferOut {...out} />
        <TransferIn {...into} />
      </div>
    </div>
  )
}

function Outcome({ outcome }: { outcome: TransferOutcome }) {
  const { t, i18n } = useTranslation('staff-transfer')
  const counted = (count: number) => ({ count, number: formatNumber(count, i18n.language) })
  if (outcome.kind === 'done') {
    return (
      <Strip icon="check" role="status">
        <b>{t('done.posts', counted(outcome.posts))}</b>{' '}
        {outcome.pictures > 0 && t('done.pictures', counted(outcome.pictures))} {t('done.text')}
      </Strip>
    )
  }
  if (outcome.kind === 'making') {
    return (
      <Strip icon="image" role="status">
        <b>{t('making.title', counted(outcome.left))}</b> {t('making.text')}
      </Strip>
    )
  }
  return (
    <Strip icon={outcome.kind === 'conflict' ? 'people' : 'warning'} role="alert">
      <b>{t(`${outcome.kind}.title`)}</b> {t(`${outcome.kind}.text`)}
    </Strip>
  )
}

import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { ImportIn, type ImportInProps } from '#ui/blocks/staff/newsletter/import/import-in.tsx'
import type { ImportDone } from '#ui/blocks/staff/newsletter/import/import-plan.ts'
import { ImportReading, type ImportReadingProps } from '#ui/blocks/staff/newsletter/import/import-reading.tsx'
import { ImportReport, type ImportReportProps } from '#ui/blocks/staff/newsletter/import/import-report.tsx'
import { ImportRules } from '#ui/blocks/staff/newsletter/import/import-rules.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface ImportBoardProps {
  backHref: string
  into: ImportInProps
  /** Once a file is there. */
  report?: ImportReportProps | undefined
  reading?: Omit<ImportReadingProps, 'plan'> | undefined
  done?: ImportDone | undefined
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
}

/** Addresses from a file: the way in, how it is read, what it would do, and what it has done. */
export function ImportBoard({ backHref, into, report, reading, done, problem }: ImportBoardProps) {
  const { t } = useTranslation('staff-newsletter')
  return (
    <div data-slot="import-board" className="@container flex grow flex-col">
      <p className="flex min-h-12 items-center border-line border-b px-gutter text-sm">
        <Link href={backHref}>{t('import.back')}</Link>
      </p>
      {done && <Done done={done} />}
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {report && reading ? (
        <>
          <ImportReading {...reading} plan={report.plan} />
          <ImportReport {...report} />
        </>
      ) : (
        <div className="grid border-line border-b @4xl:grid-cols-2 [&>section+section]:border-line @4xl:[&>section+section]:border-l @max-4xl:[&>section+section]:border-t">
          <ImportIn {...into} />
          <ImportRules />
        </div>
      )}
    </div>
  )
}

function Done({ done }: { done: ImportDone }) {
  const { t, i18n } = useTranslation('staff-newsletter')
  const counted = (count: number) => ({ count, number: formatNumber(count, i18n.language) })
  if (done.kind === 'done') {
    return (
      <Strip icon="check" role="status">
        <b>{t('done.added', counted(done.added))}</b> {done.asked > 0 && t('done.asked', counted(done.asked))}{' '}
        {t('done.text')}
      </Strip>
    )
  }
  if (done.kind === 'going') {
    return (
      <Strip icon="mail" role="status">
        <b>{t('done.going', counted(done.left))}</b> {t('done.goingText')}
      </Strip>
    )
  }
  return (
    <Strip icon={done.kind === 'conflict' ? 'people' : 'warning'} role="alert">
      <b>{t(`done.${done.kind}`)}</b> {t(`done.${done.kind}Text`)}
    </Strip>
  )
}

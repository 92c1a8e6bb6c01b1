import { useTranslation } from 'react-i18next'
import { formatNumber } from '#locales/formats.ts'
import { languageNames } from '#locales/languages.ts'
import { formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { isReady, type Transfer, type TransferredPost } from '#ui/blocks/staff/posts/transfer/transfer.ts'
import { TransferRefusals } from '#ui/blocks/staff/posts/transfer/transfer-refusals.tsx'
import { fileSize } from '#ui/lib/file-size.ts'
import { takeForm } from '#ui/lib/take-form.ts'
import { Link } from '#ui/primitives/link.tsx'

/** The form that the lit pane sends. */
export const transferForm = 'transfer-run'

export interface TransferPlanProps {
  plan: Transfer
  clock: StaffClock
  /** Where the deed is posted without scripts. */
  action: string
  /** The page without a file. */
  dropHref: string
  onRun?: (() => void) | undefined
}

/** The dry run: which posts would change, in which languages, and what of them. */
export function TransferPlan({ plan, clock, action, dropHref, onRun }: TransferPlanProps) {
  const { t, i18n } = useTranslation('staff-transfer')
  const { id, seen, bytes, keptUntil, posts, same, pictures, refused, refusedInAll } = plan
  const number = (count: number) => formatNumber(count, i18n.language)
  const said = (key: 'new' | 'changed' | 'same' | 'pictures' | 'picturesChanged', count: number) =>
    count > 0 && t(`plan.${key}`, { count, number: number(count) })
  const fresh = posts.filter(({ isNew }) => isNew).length
  const sums = [
    said('new', fresh),
    said('changed', posts.length - fresh),
    said('same', same),
    said('pictures', pictures.added),
    said('picturesChanged', pictures.changed),
  ].filter((sentence) => sentence !== false)
  const kept = t('plan.kept', { size: fileSize(bytes, i18n.language), time: formatTime(keptUntil, clock.timeZone) })
  return (
    <section data-slot="transfer-plan" aria-labelledby="transfer-plan" className="border-ink border-t">
      <form
        id={transferForm}
        method="post"
        action={action}
        onSubmit={takeForm(onRun)}
        className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-line border-b px-gutter py-5"
      >
        <input type="hidden" name="deed" value="run" />
        <input type="hidden" name="file" value={id} />
        <input type="hidden" name="seen" value={seen} />
        <div role="status" className="grid gap-1.5">
          <h2 id="transfer-plan" className="heading text-h3">
            {isReady(plan) || refusedInAll > 0 ? t('plan.title') : t('plan.nothing')}
          </h2>
          <p className="text-sm">{sums.join(' ')}</p>
        </div>
        <p className="text-ink-soft text-xs">
          {kept} <Link href={dropHref}>{t('plan.drop')}</Link>
        </p>
      </form>
      {refusedInAll > 0 && <TransferRefusals refused={refused} inAll={refusedInAll} />}
      {posts.length > 0 && (
        <ul aria-label={t('plan.list')}>
          {posts.map((post) => (
            <PlannedPost key={post.id} post={post} />
          ))}
        </ul>
      )}
    </section>
  )
}

function PlannedPost({ post: { title, titleLanguage, isNew, translations } }: { post: TransferredPost }) {
  const { t } = useTranslation('staff-transfer')
  return (
    <li className="grid gap-x-6 gap-y-1.5 border-line border-b px-gutter py-3.5 text-sm @3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <span className="min-w-0">
        <b lang={titleLanguage} className="wrap-anywhere block font-semibold">
          {title || t('plan.untitled')}
        </b>
        <span className="text-ink-soft text-xs">{t(isNew ? 'plan.isNew' : 'plan.isChanged')}</span>
      </span>
      <ul className="grid gap-0.5">
        {translations.map(({ language, isNew: isNewLanguage, fields, setsAside }) => (
          <li key={language} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-x-3">
            <span lang={language}>{languageNames[language]}</span>
            <span className="text-pretty text-ink-soft">
              {isNewLanguage ? t('plan.newLanguage') : fields.map((field) => t(`fields.${field}`)).join(', ')}
              {setsAside && <b className="block font-semibold text-ink">{t('plan.setsAside')}</b>}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

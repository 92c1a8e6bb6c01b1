import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PictureUse, StaffPicture } from '#ui/blocks/staff/pictures/picture.ts'
import { PictureFocus } from '#ui/blocks/staff/pictures/picture-focus.tsx'
import { PictureUses } from '#ui/blocks/staff/pictures/picture-uses.tsx'
import { PictureWords, type PictureWordsProps } from '#ui/blocks/staff/pictures/picture-words.tsx'
import { Anchor } from '#ui/lib/link-context.tsx'
import { takeForm } from '#ui/lib/take-form.ts'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

/** The form that the lit pane sends. */
export const pictureForm = 'picture-form'

export interface PictureSheetProps {
  picture: StaffPicture
  uses: readonly PictureUse[]
  /** The page's own address: every form without scripts is posted here, with its `deed`. */
  action: string
  backHref: string
  /** What was typed and not taken, instead of what is stored. */
  typed?: Partial<Pick<StaffPicture, 'name' | 'alt' | 'isDecorative' | 'focus'>> | undefined
  errors?: PictureWordsProps['errors']
  problem?: string | undefined
  /** Somebody else has saved it meanwhile. */
  isConflict?: boolean | undefined
  onSave?: ((content: FormData) => void) | undefined
  onDelete?: (() => void) | undefined
  onRestore?: (() => void) | undefined
}

/** One picture: what must stay in its crops, its words, and where it is used. */
export function PictureSheet(props: PictureSheetProps) {
  const {
    picture,
    uses,
    action,
    backHref,
    typed,
    errors,
    problem,
    isConflict = false,
    onSave,
    onDelete,
    onRestore,
  } = props
  const { t } = useTranslation('staff-pictures')
  const { id, version, name, deletedAt } = picture
  const values = { ...picture, ...typed }
  const [focus, setFocus] = useState(values.focus)
  return (
    <div data-slot="picture-sheet" className="@container">
      <p className="flex border-line border-b text-sm">
        <Anchor
          href={backHref}
          className="-outline-offset-4 flex min-h-12 items-center gap-2 border-line border-r pr-5 pl-gutter font-medium hover:bg-pane"
        >
          <StaffIcon name="chevron-left" className="size-4" />
          {t('one.back')}
        </Anchor>
      </p>
      {deletedAt !== null && (
        <Deed action={action} deed="restore" onDo={onRestore} className="border-line border-b px-gutter py-4">
          <p className="grow">{t('one.deletedNotice')}</p>
          <DeedButton type="submit" tone="ink">
            {t('one.restore')}
          </DeedButton>
        </Deed>
      )}
      <div className="grid @4xl:grid-cols-[minmax(0,1fr)_22.5rem] @4xl:grid-rows-[auto_1fr]">
        <form id={pictureForm} method="post" action={action} onSubmit={takeForm(onSave)} className="contents">
          <input type="hidden" name="deed" value="save" />
          <input type="hidden" name="version" value={version} />
          <div className="grid content-start">
            {(problem || isConflict) && (
              <div className="px-gutter pt-5">
                <Notice tone="danger">
                  {isConflict ? t('one.conflict') : problem}
                  {isConflict && (
                    <Link href={action} target="_blank" className="mt-1 block w-fit">
                      {t('one.theirs')}
                    </Link>
                  )}
                </Notice>
              </div>
            )}
            <Pane title={t('focus.title')}>
              <PictureFocus picture={picture} value={focus} onValueChange={setFocus} />
            </Pane>
          </div>
          <div className="border-line @max-4xl:border-t @4xl:row-span-2 @4xl:border-l">
            <Pane title={t('words.title')}>
              <PictureWords values={values} errors={errors} />
            </Pane>
          </div>
        </form>
        <div className="grid border-line border-t @2xl:grid-cols-2 @4xl:col-start-1">
          <Pane title={t('uses.title')}>
            <PictureUses uses={uses} />
          </Pane>
          <div className="grid content-start @max-2xl:border-line @max-2xl:border-t @2xl:border-line @2xl:border-l">
            <Pane title={t('uses.address')}>
              <p className="mb-2 text-ink-soft text-xs">{t('uses.addressHint')}</p>
              <code className="block select-all break-all border border-line bg-pane p-2 font-mono text-xs">{`![](/pictures/${id})`}</code>
            </Pane>
            {deletedAt === null && (
              <Pane title={t('delete.title')}>
                <Deed action={action} deed="delete" onDo={onDelete} className="gap-3">
                  <p className="basis-full text-ink-soft text-sm">
                    {uses.length > 0 ? t('delete.used', { count: postsIn(uses) }) : t('delete.text')}
                  </p>
                  {uses.length === 0 && (
                    <DeedButton type="submit" tone="danger" aria-label={`${t('delete.deed')}: ${name}`}>
                      <StaffIcon name="trash" className="size-4" />
                      {t('delete.deed')}
                    </DeedButton>
                  )}
                </Deed>
              </Pane>
            )}
          </div>
        </div>
      </div>
    </div>
  )
}

const postsIn = (uses: readonly PictureUse[]) => new Set(uses.map(({ postId }) => postId)).size

function Pane({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line not-first:border-t px-gutter py-5">
      <h2 className="heading mb-4 text-h4">{title}</h2>
      {children}
    </section>
  )
}

interface DeedProps {
  action: string
  deed: string
  onDo: (() => void) | undefined
  className: string
  children: ReactNode
}

function Deed({ action, deed, onDo, className, children }: DeedProps) {
  return (
    <form
      method="post"
      action={action}
      onSubmit={takeForm(onDo)}
      className={`flex flex-wrap items-center ${className}`}
    >
      <input type="hidden" name="deed" value={deed} />
      {children}
    </form>
  )
}

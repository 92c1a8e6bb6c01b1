import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/blocks/staff/frame/confirm-dialog.tsx'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import type { OpeningValues, SavedOpening } from '#ui/blocks/staff/openings/opening.ts'
import { OpeningForm, type OpeningFormProps, openingFormId } from '#ui/blocks/staff/openings/opening-form.tsx'
import { OpeningStrip } from '#ui/blocks/staff/openings/opening-strip.tsx'
import { openingTitle, useOpeningWords } from '#ui/blocks/staff/openings/opening-words.ts'

export interface OpeningPageProps extends Omit<OpeningFormProps, 'id' | 'read' | 'theirs'> {
  /** As it was read or saved last; undefined for a new one. */
  saved: SavedOpening | undefined
  /** What the fields go on from, where that is not what was saved last. */
  read?: OpeningFormProps['read']
  /** With a conflict: what somebody else has saved in the fields that both have changed, and else what stands there. */
  clash?: OpeningValues | undefined
  /** When what stands in the fields was kept in this browser, in words. */
  keptAt?: string | undefined
  /** Discards what was typed. */
  onDrop?: (() => void) | undefined
  /** Somebody else has saved or deleted it while this one wrote. */
  meanwhile?: 'conflict' | 'gone' | undefined
  isSaving?: boolean
  isSaved?: boolean
  /** Who has changed other fields meanwhile, which are saved with these; null for somebody who is gone. */
  joinedBy?: string | null | undefined
}

/** One opening, as staff write it. */
export function OpeningPage({
  saved,
  read = saved,
  clash,
  meanwhile,
  keptAt,
  onDrop,
  isSaving = false,
  isSaved = false,
  joinedBy,
  ...form
}: OpeningPageProps) {
  const { t } = useTranslation('staff-openings')
  const [isAsking, setAsking] = useState(false)
  const { saving } = useOpeningWords(form.clock)
  const isGone = meanwhile === 'gone'
  const version = saved && !isGone ? t('form.version', { version: saved.version, ...saving(saved) }) : t('form.unsaved')
  const done = joinedBy === undefined ? t('done') : t('joined', { name: joinedBy ?? t('someone') })
  const deed = meanwhile ? t(`${meanwhile}.save`) : t('form.save')
  return (
    <>
      <Lintel
        title={saved ? openingTitle(saved) : t('new.title')}
        state={
          <>
            <span role="status" className="font-semibold text-success">
              {isSaved && `${done} `}
            </span>
            {version}
          </>
        }
        lit={{
          action: isSaving ? t('form.saving') : deed,
          short: t('form.save'),
          icon: 'check',
          form: openingFormId,
          isBusy: isSaving,
        }}
      />
      {meanwhile && (
        <OpeningStrip
          kind={meanwhile}
          by={saved && saving(saved)}
          dropHref={saved && !isGone ? `/admin/openings/${saved.id}` : '/admin/openings'}
          onDrop={onDrop}
        />
      )}
      {keptAt !== undefined && <OpeningStrip kind="kept" when={keptAt} onDrop={() => setAsking(true)} />}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('kept.ask')}
        text={t('kept.askText')}
        deed={t('kept.drop')}
        isFinal
        onConfirm={() => onDrop?.()}
      />
      <OpeningForm
        {...form}
        id={saved && !isGone ? saved.id : ''}
        read={isGone ? undefined : read}
        theirs={saved && clash ? { by: saving(saved).name, values: clash } : undefined}
      />
    </>
  )
}

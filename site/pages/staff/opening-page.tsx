import { useTranslation } from 'react-i18next'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import type { SavedOpening } from '#ui/blocks/staff/openings/opening.ts'
import { OpeningForm, type OpeningFormProps, openingFormId } from '#ui/blocks/staff/openings/opening-form.tsx'
import { OpeningStrip } from '#ui/blocks/staff/openings/opening-strip.tsx'
import { openingTitle, useOpeningWords } from '#ui/blocks/staff/openings/opening-words.ts'

export interface OpeningPageProps extends Omit<OpeningFormProps, 'id' | 'version' | 'theirs'> {
  /** As it was read or saved last; undefined for a new one. */
  saved: SavedOpening | undefined
  /** Somebody else has saved or deleted it while this one wrote. */
  meanwhile?: 'conflict' | 'gone' | undefined
  isSaving?: boolean
  isSaved?: boolean
}

/** One opening, as staff write it. */
export function OpeningPage({ saved, meanwhile, isSaving = false, isSaved = false, ...form }: OpeningPageProps) {
  const { t } = useTranslation('staff-openings')
  const { saving } = useOpeningWords(form.clock)
  const isGone = meanwhile === 'gone'
  const version = saved && !isGone ? t('form.version', { version: saved.version, ...saving(saved) }) : t('form.unsaved')
  const deed = meanwhile ? t(`${meanwhile}.save`) : t('form.save')
  return (
    <>
      <Lintel
        title={saved ? openingTitle(saved) : t('new.title')}
        state={
          <>
            <span role="status" className="font-semibold text-success">
              {isSaved && `${t('done')} `}
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
        />
      )}
      <OpeningForm
        {...form}
        id={saved && !isGone ? saved.id : ''}
        version={saved && !isGone ? saved.version : 0}
        theirs={saved && meanwhile === 'conflict' ? { by: saving(saved).name, values: saved } : undefined}
      />
    </>
  )
}

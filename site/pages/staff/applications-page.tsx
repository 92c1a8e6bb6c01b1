import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { stepsFrom } from '#api/contract/values/staff/application-stages.ts'
import { spokenLanguage } from '#locales/spoken-languages.ts'
import { reviewFormId } from '#ui/blocks/staff/applications/application-sheet.tsx'
import { nextStep } from '#ui/blocks/staff/applications/application-words.ts'
import { ApplicationsBoard, type ApplicationsBoardProps } from '#ui/blocks/staff/applications/applications-board.tsx'
import { stepFormId } from '#ui/blocks/staff/applications/step-form.tsx'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import type { Lit } from '#ui/blocks/staff/frame/screen-lit.tsx'
import { Link } from '#ui/primitives/link.tsx'

export interface ApplicationsPageProps extends ApplicationsBoardProps {
  /** Where all are taken away as a file; without the right there is none. */
  csvHref?: string | undefined
  onCsv?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Who has applied, and how far each is. */
export function ApplicationsPage({ csvHref, onCsv, ...board }: ApplicationsPageProps) {
  const { t } = useTranslation('staff-applications')
  const count = Object.fromEntries(board.board.stages.map((each) => [each.stage, each.count]))
  const toReview = (count['received'] ?? 0) + (count['review'] ?? 0)
  const toTalk = count['interview'] ?? 0
  const state =
    board.filter.all === 0
      ? [t('state.none')]
      : [
          toReview > 0 && t('state.review', { count: toReview }),
          toTalk > 0 && t('state.interview', { count: toTalk }),
          toReview + toTalk === 0 && t('state.calm'),
        ].filter(Boolean)
  return (
    <>
      <Lintel
        title={t('title')}
        isNamedAbove
        isOfList={board.sheet !== undefined}
        lit={useLit(board)}
        state={
          <>
            {state.join(' ')}
            {csvHref !== undefined && board.filter.all > 0 && (
              <>
                {' '}
                <Link href={csvHref} download onClick={onCsv}>
                  {t('csv')}
                </Link>
              </>
            )}
          </>
        }
      />
      <ApplicationsBoard {...board} />
    </>
  )
}

/** The step that is prepared; else the next one of the open application; else whoever waits longest. */
function useLit({ sheet, board: { stages, hrefFor } }: ApplicationsPageProps): Lit | undefined {
  const { t, i18n } = useTranslation('staff-applications')
  if (!sheet) {
    const waiting = stages.find(({ stage, cards }) => nextStep[stage] !== undefined && cards.length > 0)?.cards[0]
    if (!waiting) return undefined
    return { action: t('lit.next'), short: t('lit.short'), sub: waiting.name, href: hrefFor(waiting.id) }
  }
  const { application, step, stepHref } = sheet
  const { name, stage, language } = application
  const told = { sub: t('lit.told', { spoken: spokenLanguage(language, i18n.language) }) }
  if (step) {
    const { step: chosen, preview, isBusy = false } = step
    return {
      action: t(`steps.${chosen}.do`),
      short: t(`steps.${chosen}.short`),
      sub: name,
      icon: preview ? 'send' : 'arrow-right',
      form: stepFormId,
      isBusy,
    }
  }
  const next = nextStep[stage]
  if (!next) return undefined
  const keys = ['Alt', 'right']
  if (next === 'review') {
    return { action: t('steps.review.do'), short: t('steps.review.short'), sub: name, keys, form: reviewFormId }
  }
  const isChoice = stepsFrom[stage].includes('hired')
  return {
    action: isChoice ? t('decide') : t(`steps.${next}.do`),
    short: isChoice ? t('decide') : t(`steps.${next}.short`),
    ...told,
    keys,
    href: stepHref(next),
  }
}

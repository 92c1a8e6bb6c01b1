import { useTranslation } from 'react-i18next'
import { Lintel } from '#ui/blocks/staff/frame/lintel.tsx'
import { EraseQuestion, type EraseQuestionProps } from '#ui/blocks/staff/persons/erase-question.tsx'
import { ErasedPerson, type ErasedPersonProps } from '#ui/blocks/staff/persons/erased-person.tsx'
import { FoundPerson } from '#ui/blocks/staff/persons/found-person.tsx'
import type { FoundPerson as Found } from '#ui/blocks/staff/persons/person-request.ts'
import { RequestDeeds, type RequestDeedsProps } from '#ui/blocks/staff/persons/request-deeds.tsx'
import { ScreenScene } from '#ui/blocks/staff/states/screen-scene.tsx'
import { Link } from '#ui/primitives/link.tsx'
import { Notice } from '#ui/primitives/notice.tsx'

export interface PersonPageProps {
  /** Nothing once it is closed. */
  open?:
    | (RequestDeedsProps & {
        found: Found
        askHref: string
        isAsking: boolean
        question: Omit<EraseQuestionProps, 'id' | 'email'>
      })
    | undefined
  erased?: ErasedPersonProps | undefined
  /** It was closed from here. */
  isClosed?: boolean
  backHref: string
  /** A sentence of the server: what did not work. */
  problem?: string | undefined
}

/** One person: what is kept, what is handed over, what is erased. */
export function PersonPage({ open, erased, isClosed = false, backHref, problem }: PersonPageProps) {
  const { t } = useTranslation('staff-persons')
  if (!open) {
    return (
      <>
        <Lintel title={t('title')} isNamedAbove state={<Link href={backHref}>{t('back')}</Link>} />
        {erased ? (
          <ErasedPerson {...erased} />
        ) : (
          <ScreenScene title={isClosed ? t('closed') : t('gone.title')} text={isClosed ? undefined : t('gone.text')}>
            <Link href={backHref}>{t('back')}</Link>
          </ScreenScene>
        )}
      </>
    )
  }
  const { found, askHref, isAsking, question, ...deeds } = open
  const { kind, email } = deeds.request
  return (
    <>
      <Lintel
        title={t(`kinds.${kind}`)}
        state={
          <>
            <span className="wrap-anywhere block font-semibold text-ink">{email}</span>
            <Link href={backHref}>{t('back')}</Link>
          </>
        }
        lit={
          kind === 'erasure' && !isAsking
            ? { action: t('erase.ask'), short: t('erase.lit'), sub: t('erase.sub'), icon: 'trash', href: askHref }
            : undefined
        }
      />
      {problem && (
        <Notice tone="danger" className="m-4">
          {problem}
        </Notice>
      )}
      {isAsking && <EraseQuestion {...question} id={deeds.request.id} email={email} />}
      <RequestDeeds {...deeds} />
      <FoundPerson found={found} clock={deeds.clock} />
    </>
  )
}

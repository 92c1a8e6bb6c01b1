import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AnsweredCall } from '#api/contract/client.ts'
import type { ChecksAnswer } from '#api/contract/staff/post-checks.ts'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { brand } from '#locales/brand.ts'
import { useClock } from '#site/staff/frame/use-clock.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { useTold } from '#site/staff/frame/use-told.ts'
import { checksOf, gatePanes, refusedBy, unlooked } from '#site/staff/gate/gate-shown.ts'
import type { PostedOpening } from '#site/staff/gate/opening-form.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import { PublishGate } from '#ui/blocks/staff/editor/gate/publish-gate.tsx'

export interface PlainGateProps {
  opened: WritingAnswer
  checks: ChecksAnswer
  /** What came back of a form that was posted. */
  posted: { opening: PostedOpening; answer: AnsweredCall<unknown> } | undefined
}

/** The gate in place of the text, for a browser without scripts: it looks at no preview, and says so. */
export function PlainGate({ opened, checks, posted }: PlainGateProps) {
  const { t } = useTranslation(['staff-gate', 'staff-editor'])
  const { rights } = useHouse()
  const { toldOf, problemOf } = useTold()
  const clock = useClock(opened.at)
  const { id, in: language, sourceLanguage, panes } = opened
  const told = posted && refusedBy(toldOf(posted.answer), problemOf(posted.answer))
  // At a conflict the fields show the times as they are by now.
  const isConflict = posted && !posted.answer.ok && posted.answer.error.code === 'conflict'
  return (
    <PublishGate
      action={postAddress(id, language, 'check')}
      panes={gatePanes(panes)}
      sourceLanguage={sourceLanguage}
      checks={checksOf(checks, unlooked(checks))}
      told={checks.told}
      clock={{ ...clock, timeZone: brand.timeZone }}
      mayOverride={rights.includes('gateOverride')}
      hrefFor={({ in: where }) => postAddress(id, where)}
      {...(posted && { posted: isConflict ? { reason: posted.opening.reason } : posted.opening, ...told })}
      heading={
        <>
          <h2 className="heading text-h2 leading-none">{t('title')}</h2>
          {/* Within the form: what all languages have alike, as it was checked. */}
          {Object.entries(checks.shared).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={String(value)} />
          ))}
        </>
      }
      close={
        <Link to={postAddress(id, language)} className="self-end px-gutter py-4.5 text-sm underline">
          {t('close')}
        </Link>
      }
    />
  )
}

import { useTranslation } from 'react-i18next'
import { formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import type { OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { DeedButton } from '#ui/primitives/staff/deed-button.tsx'
import { Keys } from '#ui/primitives/staff/key.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export interface MessageStripsProps {
  message: Pick<OpenMessage, 'state' | 'mails'>
  /** Others who write an answer just now. */
  writers: readonly { name: string; since: number }[]
  clock: StaffClock
  /** Posted here without scripts, with `deed`. */
  action: string
  onRelease?: (() => void) | undefined
}

/** Above a message: that it lies in quarantine, and that somebody else answers it. */
export function MessageStrips({ message, writers, clock, action, onRelease }: MessageStripsProps) {
  const { t } = useTranslation('staff-messages')
  const [writer] = writers
  return (
    <div data-slot="message-strips">
      {message.state === 'quarantined' && (
        <Strip
          icon="shield"
          // A phone has its deeds at the foot.
          className="max-md:[&>:nth-child(3)]:hidden"
          action={
            <DeedForm action={action} fields={{ deed: 'release' }} onSend={onRelease && (() => onRelease())}>
              <DeedButton type="submit" size="sm">
                {t('aside.release')}
                <Keys faces={['R']} className="pointer-coarse:hidden" />
              </DeedButton>
            </DeedForm>
          }
        >
          <p>
            <b>{t('aside.title')}</b>
          </p>
          <p>{t(message.mails.length > 0 ? 'aside.textMailed' : 'aside.text')}</p>
        </Strip>
      )}
      <div role="status">
        {writer && (
          <Strip icon="pen">
            <b>{t('writing.title', { name: writer.name, time: formatTime(writer.since, clock.timeZone) })}</b>{' '}
            {t('writing.text')}
          </Strip>
        )}
      </div>
    </div>
  )
}

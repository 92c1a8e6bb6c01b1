import { useTranslation } from 'react-i18next'
import { DeedForm } from '#ui/blocks/staff/messages/deed-form.tsx'
import { footDeeds, type MessageDeed, type OpenMessage } from '#ui/blocks/staff/messages/message.ts'
import { Icon } from '#ui/primitives/icon.tsx'
import { StaffIcon } from '#ui/primitives/staff/staff-icon.tsx'

export interface MessageDeedsProps {
  message: Pick<OpenMessage, 'state'>
  /** Posted here without scripts, with `deed`. */
  action: string
  onDeed?: ((deed: MessageDeed) => void) | undefined
}

/** At the foot of a phone, on the frame’s bar: what one does with a message on the way. It is in the flow, so that it covers nothing at the end of the page. */
export function MessageDeeds({ message, action, onDeed }: MessageDeedsProps) {
  const { t } = useTranslation('staff-messages')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div
      role="group"
      data-slot="message-deeds"
      aria-label={t('view.deeds')}
      className="sticky bottom-[calc(4.25rem+env(safe-area-inset-bottom))] z-10 flex divide-x divide-line border-line border-t bg-paper md:hidden [@media(height<25rem)]:static"
    >
      {footDeeds(message).map((deed) => (
        <DeedForm
          key={deed}
          action={action}
          fields={{ deed }}
          onSend={onDeed && (() => onDeed(deed))}
          className="grid min-w-0 flex-1"
        >
          <button
            type="submit"
            className="flex min-h-12 cursor-pointer items-center justify-center gap-2.5 px-2 py-1 text-center font-medium text-sm leading-tight -outline-offset-4 transition-colors hover:bg-pane"
          >
            {deed === 'delete' ? (
              <StaffIcon name="trash" className="size-5 shrink-0" />
            ) : (
              <Icon name="check" className="size-5 shrink-0" />
            )}
            <span className="wrap-anywhere min-w-0">{deed === 'release' ? t('aside.release') : t(`view.${deed}`)}</span>
          </button>
        </DeedForm>
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { Anchor } from '#ui/lib/link-context.tsx'
import { Strip } from '#ui/primitives/staff/strip.tsx'

export type WritingStripProps =
  | { kind: 'restored'; when: string; onUndo: () => void }
  | { kind: 'joined'; by: string | null; onClose: () => void }
  | { kind: 'away'; isKept: boolean; onRetry: () => void }
  | { kind: 'gone'; href: string; isKept?: boolean }
  | { kind: 'refused'; message?: string | undefined; isKept?: boolean }
  | { kind: 'conflict' } // without scripts

const link =
  'cursor-pointer underline decoration-line-strong underline-offset-4 hover:decoration-2 hover:decoration-signal'

/** Across the screen: what happened to the text while somebody wrote, or before they came. */
export function WritingStrip(props: WritingStripProps) {
  const { t } = useTranslation(['staff-editor', 'staff-session'])
  switch (props.kind) {
    case 'restored':
      return (
        <Strip
          icon="restore"
          role="status"
          data-state="restored"
          action={<Press words={t('strip.restoredUndo')} onPress={props.onUndo} />}
        >
          <b>{t('strip.restored', { when: props.when })}</b> {t('strip.restoredText')}
        </Strip>
      )
    case 'joined':
      return (
        <Strip
          icon="people"
          role="status"
          data-state="joined"
          action={<Press words={t('strip.close')} onPress={props.onClose} />}
        >
          <b>{t('strip.joined', { name: props.by ?? t('strip.someone') })}</b> {t('strip.joinedText')}
        </Strip>
      )
    case 'away':
      return (
        <Strip
          icon="wifi"
          role="status"
          data-state="away"
          action={<Press words={t('strip.retry')} onPress={props.onRetry} />}
        >
          <b>{t('strip.away')}</b> {t(props.isKept ? 'strip.awayText' : 'strip.awayOnly')}
        </Strip>
      )
    case 'gone':
      return (
        <Strip
          icon="trash"
          role="alert"
          data-state="gone"
          action={
            <Anchor href={props.href} className={link}>
              {t('strip.goneLink')}
            </Anchor>
          }
        >
          <b>{t('strip.gone')}</b> {t(props.isKept === false ? 'staff-session:leave.lost' : 'strip.goneText')}
        </Strip>
      )
    case 'conflict':
      return (
        <Strip icon="people" role="alert" data-state="conflict">
          <b>{t('strip.conflict')}</b> {t('strip.conflictText')}
        </Strip>
      )
    case 'refused':
      return (
        <Strip icon="warning" role="alert" data-state="refused">
          <b>{props.message ?? t('strip.refused')}</b>{' '}
          <span className="noscript:hidden">{t(props.isKept === false ? 'strip.awayOnly' : 'strip.refusedText')}</span>
        </Strip>
      )
  }
}

function Press({ words, onPress }: { words: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress} className={link}>
      {words}
    </button>
  )
}

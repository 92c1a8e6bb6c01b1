import { useTranslation } from 'react-i18next'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import type { StaffClock } from '#locales/staff-formats.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { usePublishing } from '#site/staff/gate/use-publishing.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import type { PostInHand, PostSaving } from '#site/staff/writing/post-saving.ts'
import { PublishSheet } from '#ui/blocks/staff/editor/gate/publish-sheet.tsx'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'

interface EditorGateProps {
  id: string
  language: Language
  sourceLanguage: Language
  post: PostInHand
  saving: PostSaving
  clock: StaffClock
  /** Its address is shown. Two texts that do not fit are settled first. */
  isAsked: boolean
  onClose: () => void
}

/** What stands between a text and its readers: checks, a time, and the deed. */
export function EditorGate({ id, language, sourceLanguage, post, saving, clock, isAsked, onClose }: EditorGateProps) {
  const { account, rights } = useHouse()
  const { show } = useToasts()
  const { t } = useTranslation('staff-editor')
  const isOpen = isAsked && post.state.kind !== 'conflict'
  const publishing = usePublishing({
    id,
    isOpen,
    panes: post.held.panes,
    save: saving.save,
    readerLanguage: account.language,
    onOpened: (panes) => {
      saving.takePanes(panes)
      onClose()
      show({ title: t('opened') })
    },
  })
  return (
    <PublishSheet
      {...publishing}
      open={isOpen}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      action={postAddress(id, language)}
      sourceLanguage={sourceLanguage}
      clock={{ ...clock, timeZone: brand.timeZone }}
      mayOverride={rights.includes('gateOverride')}
      hrefFor={({ in: where }) => postAddress(id, where)}
    />
  )
}

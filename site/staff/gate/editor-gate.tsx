import { useTranslation } from 'react-i18next'
import type { WritingAnswer } from '#api/contract/staff/post-writing.ts'
import { brand } from '#locales/brand.ts'
import type { Language } from '#locales/languages.ts'
import { formatDay, formatTime, type StaffClock } from '#locales/staff-formats.ts'
import { useHouse } from '#site/staff/frame/use-house.ts'
import { type Publishing, usePublishing } from '#site/staff/gate/use-publishing.ts'
import { postAddress } from '#site/staff/screens/post-address.ts'
import { PublishSheet } from '#ui/blocks/staff/editor/gate/publish-sheet.tsx'
import { useToasts } from '#ui/blocks/staff/frame/staff-toasts.tsx'

interface EditorGateProps extends Pick<Publishing, 'id' | 'panes' | 'isOpen' | 'filling' | 'save' | 'meet'> {
  language: Language
  sourceLanguage: Language
  clock: StaffClock
  onOpened: (panes: WritingAnswer['panes']) => void
  onClose: () => void
}

/** What stands between a text and its readers: checks, a time, and the deed. */
export function EditorGate({
  id,
  language,
  sourceLanguage,
  panes,
  clock,
  isOpen,
  onOpened,
  onClose,
  ...written
}: EditorGateProps) {
  const { account, rights } = useHouse()
  const { show } = useToasts()
  const { t, i18n } = useTranslation(['staff-editor', 'staff-gate'])
  const house = { ...clock, timeZone: brand.timeZone }
  const whenOf = (at: number) =>
    t('staff-gate:minutes.later', {
      day: formatDay(at, i18n.language, house, { weekday: 'long' }),
      time: formatTime(at, house.timeZone),
    })
  const publishing = usePublishing({
    id,
    isOpen,
    panes,
    ...written,
    onUnseen: onClose,
    readerLanguage: account.language,
    onOpened: (opened, from, isInView) => {
      onOpened(opened)
      if (isInView) onClose()
      show({ title: from === null ? t('opened') : t('scheduled', { when: whenOf(from) }) })
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
      clock={house}
      mayOverride={rights.includes('gateOverride')}
      hrefFor={({ in: where }) => postAddress(id, where)}
    />
  )
}

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Shown } from '#ui/blocks/staff/issues/mails/issue-column.tsx'
import type { MailLight } from '#ui/blocks/staff/issues/mails/mail-light.ts'
import { StaffIcon, type StaffIconName } from '#ui/primitives/staff/staff-icon.tsx'

export interface ViewBarProps {
  isOne: boolean
  onOneChange: (isOne: boolean) => void
  shown: Shown
  onShownChange: (shown: Shown) => void
}

/** How the mails are shown: how many at once, how wide, by day and by night, or as plain text. */
export function ViewBar({ isOne, onOneChange, shown, onShownChange }: ViewBarProps) {
  const { t } = useTranslation('staff-issues')
  const { lights, width, isPlain } = shown
  /** One of the two is always shown. */
  function turn(light: MailLight) {
    const left = lights.filter((each) => each !== light)
    const other: MailLight = light === 'day' ? 'night' : 'day'
    const next: MailLight[] = !lights.includes(light) ? ['day', 'night'] : left.length > 0 ? left : [other]
    onShownChange({ ...shown, isPlain: false, lights: next })
  }
  return (
    <div
      data-slot="view-bar"
      role="toolbar"
      aria-label={t('view.label')}
      className="flex min-w-0 flex-wrap divide-x divide-line noscript:hidden"
    >
      <Choice icon="columns" isOn={!isOne} onPress={() => onOneChange(false)} className="max-md:hidden">
        {t('view.six')}
      </Choice>
      <Choice isOn={isOne} onPress={() => onOneChange(true)} className="max-md:hidden">
        {t('view.one')}
      </Choice>
      <Choice icon="phone-device" isOn={width === 'phone'} onPress={() => onShownChange({ ...shown, width: 'phone' })}>
        {t('view.phone')}
      </Choice>
      <Choice icon="laptop" isOn={width === 'desktop'} onPress={() => onShownChange({ ...shown, width: 'desktop' })}>
        {t('view.desktop')}
      </Choice>
      <Choice icon="sun" isOn={!isPlain && lights.includes('day')} onPress={() => turn('day')}>
        {t('view.day')}
      </Choice>
      <Choice icon="moon" isOn={!isPlain && lights.includes('night')} onPress={() => turn('night')}>
        {t('view.night')}
      </Choice>
      <Choice isOn={isPlain} onPress={() => onShownChange({ ...shown, isPlain: !isPlain })}>
        {t('view.text')}
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  icon?: StaffIconName
  isOn: boolean
  onPress: () => void
  className?: string
  children: ReactNode
}

function Choice({ icon, isOn, onPress, className = '', children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={`-outline-offset-4 focus-visible:-outline-offset-4 flex min-h-12 cursor-pointer items-center gap-2.5 whitespace-nowrap border-line px-3.5 text-sm transition-colors last:border-r hover:bg-pane aria-pressed:bg-ink aria-pressed:text-paper max-md:grow max-md:justify-center ${className}`}
    >
      {icon && <StaffIcon name={icon} className="size-4" />}
      {children}
    </button>
  )
}

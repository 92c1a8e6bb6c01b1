import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import type { PhoneBack } from '#ui/blocks/staff/frame/phone-top.tsx'
import { StaffFrame } from '#ui/blocks/staff/frame/staff-frame.tsx'
import type { StaffPlaceName } from '#ui/blocks/staff/frame/staff-places.ts'

interface InTheHouseProps {
  current: StaffPlaceName
  /** Of the one thing of a list that is open. */
  name?: string | undefined
  back?: PhoneBack | undefined
  layout?: 'rail' | 'jamb'
  children: ReactNode
}

/** The window that every page behind the door stands in. */
export function InTheHouse({ current, name, back, layout = 'rail', children }: InTheHouseProps) {
  return (
    <StaffFrame
      layout={layout}
      places={[
        { name: 'desk', count: 8, asks: true },
        { name: 'posts' },
        ...(current === 'messages' ? [{ name: 'messages' as const, count: 3, asks: true }] : []),
        ...(current === 'openings' ? [{ name: 'openings' as const }] : []),
        ...(current === 'applications' ? [{ name: 'applications' as const, count: 4 }] : []),
        { name: 'pictures' },
        ...(current === 'newsletter' ? [{ name: 'newsletter' as const }] : []),
        ...(current === 'analytics' ? [{ name: 'analytics' as const }] : []),
        ...(current === 'health' ? [{ name: 'health' as const }] : []),
        { name: 'people' },
        { name: 'log' },
        ...(current === 'deleted' ? [{ name: 'deleted' as const, count: 7 }] : []),
        ...(current === 'persons' ? [{ name: 'persons' as const }] : []),
      ]}
      current={current}
      name={name}
      back={back}
      account={{ name: 'Arta Sample', email: 'owner@example.org', role: 'owner' }}
      theme="system"
      onThemeChange={fn()}
      onLanguageChange={fn()}
      signOutAction="#signed-out"
      onFind={fn()}
      onKeys={fn()}
      onGo={fn()}
    >
      {children}
    </StaffFrame>
  )
}

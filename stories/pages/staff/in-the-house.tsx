import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { StaffFrame } from '#ui/blocks/staff/frame/staff-frame.tsx'
import type { StaffPlaceName } from '#ui/blocks/staff/frame/staff-places.ts'

/** The window that every page behind the door stands in. */
export function InTheHouse({ current, children }: { current: StaffPlaceName; children: ReactNode }) {
  return (
    <StaffFrame
      places={[
        { name: 'desk', count: 8, asks: true },
        { name: 'posts' },
        ...(current === 'openings' ? [{ name: 'openings' as const }] : []),
        { name: 'pictures' },
        { name: 'people' },
        { name: 'log' },
      ]}
      current={current}
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

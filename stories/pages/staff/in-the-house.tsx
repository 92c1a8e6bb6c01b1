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
        ...(current === 'messages' ? [{ name: 'messages' as const, count: 3, asks: true }] : []),
        ...(current === 'openings' ? [{ name: 'openings' as const }] : []),
        ...(current === 'applications' ? [{ name: 'applications' as const, count: 4 }] : []),
        { name: 'pictures' },
        ...(current === 'health' ? [{ name: 'health' as const }] : []),
        { name: 'people' },
        { name: 'log' },
        ...(current === 'deleted' ? [{ name: 'deleted' as const, count: 7 }] : []),
        ...(current === 'persons' ? [{ name: 'persons' as const }] : []),
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
